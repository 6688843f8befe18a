/** Endpoints for monitoring and clients: liveness, readiness, version and the event stream. */
// Across providers: readiness checks that the database answers, and reads no table.
import type { FastifyInstance } from 'fastify';
import { catalogue } from '#generated/catalogue.ts';
import { ApiError } from './api-error.ts';
import { route } from './route.ts';
import { isClosed, sessionOf } from './session.ts';

export function systemRoutes(app: FastifyInstance): void {
  const { services } = app;

  route(app, 'read_version', () => ({ version: services.version, catalogue: catalogue.hash }));

  route(app, 'read_health', () => ({ status: 'ok' }));

  route(app, 'read_readiness', async ({ request }) => {
    if (services.stopping) throw new ApiError(503, 'not_ready', 'The server is stopping');
    await services.database.app.pool.query('select 1').catch((error: unknown) => {
      request.log.warn({ err: error }, 'database does not answer');
      throw new ApiError(503, 'not_ready', 'The database does not answer');
    });
    return { status: 'ready' };
  });

  // Only logged: errors from browsers are not stored.
  route(app, 'report_error', ({ body, request }) => {
    request.log.warn({ browser: { ...body, version: request.headers['client-version'] } }, 'a browser met an error');
    return { ok: true };
  });

  // An expired token is not an error here: the browser receives what guests receive, and every other call reports it.
  route(app, 'read_events', async ({ host, query, request, reply }) => {
    const found = await sessionOf(services.database, request);
    const session = found && !isClosed(found) ? found : null;
    services.streams.open({ provider: host, session, since: query.since ?? null }, request, reply);
    return undefined;
  });
}
