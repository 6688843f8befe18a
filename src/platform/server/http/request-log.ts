/** Structured logs: one line per request with its id, without anything that would let a reader impersonate a user. */
import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { gatheringStdout, type LineStream } from './log-stream.ts';

const secret = ['password', 'access_token', 'authorization', 'cookie', 'passphrase', 'settings', 'secret', 'token'];

/** Fastify options for the logger; `stream` lets a test read the lines. */
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
    // Fastify's two lines per request contain less than the one below.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  };
}

/** Free when the log level hides the lines. */
export function registerRequestLog(app: FastifyInstance, level: string): void {
  if (!['trace', 'debug', 'info'].includes(level)) return;
  // None of these members is secret, and redaction would cost twenty times the line.
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
