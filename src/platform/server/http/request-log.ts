/** Structured logs: one line a request with its id, and nothing in it that would let a reader act as somebody else. */
import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { gatheringStdout, type LineStream } from './log-stream.ts';

const secret = ['password', 'access_token', 'authorization', 'cookie', 'passphrase', 'settings', 'secret', 'token'];

/** Fastify options that make the logger; `stream` lets a test read the lines. */
export function loggerOptions(level: string, stream: LineStream = gatheringStdout()): FastifyServerOptions {
  return {
    logger: {
      level,
      stream,
      redact: {
        paths: [...secret, ...secret.map((name) => `*.${name}`), 'req.headers', 'body', '*.body'],
        censor: '[redacted]',
      },
    },
    // Two lines a request say less than the one below.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  };
}

/** Costs nothing when the level hides the lines. */
export function registerRequestLog(app: FastifyInstance, level: string): void {
  if (!['trace', 'debug', 'info'].includes(level)) return;
  // Nothing in these few members is secret, and looking for secrets in them would cost twenty times the line.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      },
      'answered',
    );
    done();
  });
}
