/** Turns whatever was thrown into the one error shape of the API; what was not thrown on purpose is logged, never told. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Codes of the HTTP framework that a client can do something about. */
const requestFaults: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['invalid_body', 'The request body is not valid JSON'],
  413: ['body_too_large', 'The request is too large'],
  415: ['unsupported_media_type', 'Send the request body as JSON'],
};

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ApiError ? error : fromFramework(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(reply, known);
  });
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const wait = error.more['retry_after'];
  if (typeof wait === 'number') reply.header('retry-after', wait);
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ code: error.code, message: error.message, errors: error.errors, ...error.more });
}

export function unknownCall(request: FastifyRequest): ApiError {
  const path = request.url.split('?', 1)[0] ?? '';
  return new ApiError(404, 'unknown_call', `There is no call ${request.method} ${path}`);
}

function fromFramework(error: FastifyError): ApiError {
  const status = error.statusCode ?? 500;
  const [code, message] = requestFaults[status] ?? ['invalid_request', 'The request cannot be understood'];
  if (status >= 400 && status < 500) return new ApiError(status, code, message);
  return new ApiError(500, 'internal_error', 'Something went wrong on our side. Try again');
}
