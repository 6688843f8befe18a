/** Converts any thrown error into the error response of the API; unexpected errors are logged and not shown. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableSecret } from '../db/secrets.ts';
import { isOvertaken } from '../db/tenant.ts';
import { ApiError, changedMeanwhile, unavailable, unreadableSecret } from './api-error.ts';
import { securityHeaders } from './security-headers.ts';

/** Codes of the HTTP framework for errors that a client can fix. */
const requestFaults: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['invalid_body', 'The request body is not valid JSON'],
  413: ['body_too_large', 'The request is too large'],
  415: ['unsupported_media_type', 'Send the request body as JSON'],
};

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownAs(error);
    // An unreadable secret concerns the administrator of the keys; the person who entered it can only enter it again.
    // An overtaken transaction has run twice by now: the cause may be a check that is missing.
    const isOurs = (known.status >= 500 && !hasLeft(error, request)) || isOvertaken(error);
    if (isOurs || error instanceof UnreadableSecret) request.log.error({ err: error }, 'request failed');
    return sendError(reply, known);
  });
}

/** The client disconnected before the response was sent: nothing failed. */
function hasLeft({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

function knownAs(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof UnreadableSecret) return unreadableSecret(error.place);
  if (isOvertaken(error)) return changedMeanwhile();
  return isAway(error) ? unavailable() : fromFramework(error);
}

/** For an address that cannot be decoded or is too long: such a request reaches no hook, so its headers are set here. */
export function refuseAddress(
  https: boolean,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => {
    reply.headers(securityHeaders(https)).header('x-request-id', request.id);
    void sendError(reply, new ApiError(400, 'invalid_input', 'The address cannot be read'));
  };
}

/** Network errors, and PostgreSQL's connection exceptions (08), operator interventions (57P) and lack of connections (53300). */
const awayCodes = /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|08...|57P..|53300)$/;
/** The client library gives these no code, except that the socket of a stopped server is gone; the last two are of a connection that broke while idle. */
const awayMessages =
  /^(?:connect ENOENT|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the database was unreachable, rather than refusing the statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && awayCodes.test(code)) || awayMessages.test(error.message) || isAway(cause);
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
