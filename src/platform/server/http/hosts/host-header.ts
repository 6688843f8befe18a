/** Refuses requests whose `Host` is more than a name and a port: it becomes part of links in mails. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

/** Also names of machines in our own network, for monitoring; an HTTP/1.0 client sends none. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;

export function registerHostHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (wellFormed.test(request.host ?? '')) done();
    else done(new ApiError(400, 'invalid_input', 'The address cannot be read'));
  });
}
