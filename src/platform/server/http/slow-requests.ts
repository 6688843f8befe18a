/**
 * Connections on which no whole request arrives: one that sends a byte a minute would otherwise be kept forever, and
 * one that a browser opened ahead of use would delay stopping.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { securityHeaders } from './security-headers.ts';

/** Enough for the largest allowed file at one megabit per second. */
export const usualRequestSeconds = 120;
const longestHeadersMs = 30_000;

/**
 * Options of the HTTP server that limit the time to receive headers and body.
 * @param seconds limit for a whole request; the connection closes at most a quarter of that later
 */
export function requestTimeouts(seconds: number) {
  const requestTimeout = seconds * 1000;
  const headersTimeout = Math.min(requestTimeout, longestHeadersMs);
  return { requestTimeout, http: { requestTimeout, headersTimeout, connectionsCheckingInterval: requestTimeout / 4 } };
}

const refusals: Readonly<Record<string, ApiError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'request_timeout', 'The request took too long to arrive'),
  HPE_HEADER_OVERFLOW: new ApiError(431, 'invalid_request', 'The headers of the request are too large'),
};
const unreadable = new ApiError(400, 'invalid_request', 'The request cannot be understood');

/** Answers a request that could not be parsed, directly on the connection, because no handler saw it. */
export function refuseUnread(https: boolean): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code, message, errors } = refusals[error.code ?? ''] ?? unreadable;
    const body = JSON.stringify({ code, message, errors });
    const headers = {
      ...securityHeaders(https),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

/**
 * Node closes the connections that are idle when the server stops, but neither those on which no request has ever
 * arrived nor those that become idle later, which it would keep for 72 seconds.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let isStopping = false;
  app.server.on('request', (_, response) => {
    response.once('close', () => {
      if (isStopping) app.server.closeIdleConnections();
    });
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
