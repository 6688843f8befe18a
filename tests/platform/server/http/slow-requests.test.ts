/** A request that trickles in is closed, whichever part of it is slow; one that arrives in time is handled; unused connections delay no stop. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { securityHeaders } from '#platform/server/http/security-headers.ts';
import { testApp } from '../../../app.ts';

/** A server that gives each request this many seconds to arrive. */
async function listening(requestSeconds: number): Promise<{ port: number }> {
  const { app } = await testApp({ requestSeconds });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port };
}

const strict = await listening(1);
// Its limit is far away, so that a busy machine is not taken for a slow request.
const patient = await listening(300);

const body = JSON.stringify({ email: 'staff@kestrel.test', password: 'wrong' });
const head = (length: number): string =>
  `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends the beginning immediately and the rest byte by byte; returns the response until the server closed the connection. */
function trickle(port: number, beginning: string, rest: string, everyMs = 50): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    // Written now, not once connected: the rest may not overtake it.
    socket.write(beginning);
    let sent = 0;
    let received = '';
    const drip = setInterval(() => {
      if (sent < rest.length) socket.write(rest[sent++]!);
    }, everyMs);
    socket.on('data', (data) => (received += String(data)));
    // Writing to a closed connection fails with EPIPE.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? undefined : reject(error)));
    socket.on('close', () => {
      clearInterval(drip);
      resolve(received);
    });
  });
}

test.each([
  ['body', head(100_000), 'x'.repeat(100_000)],
  ['headers', 'GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'x'.repeat(100_000)],
])('a request whose %s trickle is closed with our error message', async (_, beginning, rest) => {
  // At 50 ms a byte, the whole of it would take longer than any test may.
  const answer = await trickle(strict.port, beginning, rest);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('{"code":"request_timeout","message":"The request took too long to arrive.","errors":[]}');
  for (const [name, value] of Object.entries(securityHeaders(false))) expect(answer).toContain(`${name}: ${value}`);
});

test('an invalid request gets an error, and a slow one in time is handled', async () => {
  expect(await trickle(patient.port, 'this is no request\r\n\r\n', '')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n.*"invalid_request"/s,
  );
  const received = head(body.length).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n');
  expect(await trickle(patient.port, received, body, 2)).toMatch(/^HTTP\/1\.1 401 /);
});

test('a connection without a request does not delay stopping, and one in use gets its response', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = app.server.address() as AddressInfo;
  const accepted: Socket[] = [];
  app.server.on('connection', (socket: Socket) => accepted.push(socket));
  const unused = connect(own, '127.0.0.1');
  const used = connect(own, '127.0.0.1');
  await Promise.all([once(unused, 'connect'), once(used, 'connect')]);
  let received = '';
  used.on('data', (data) => (received += String(data)));
  used.write('GET /health HTTP/1.1\r\nhost: localhost\r\n');
  await expect.poll(() => accepted.filter(({ bytesRead }) => bytesRead > 0)).toHaveLength(1);
  const closed = Promise.all([once(unused, 'close'), once(used, 'close')]);
  // The rest of the request arrives while the server is stopping.
  const stopped = app.close();
  used.write('connection: close\r\n\r\n');
  await Promise.all([stopped, closed]);
  expect(received).toMatch(/^HTTP\/1\.1 (200|503) /);
});

test('a connection that is busy when the server stops is closed after its response', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = app.server.address() as AddressInfo;
  let finish = (): void => {};
  app.server.prependOnceListener('request', (_, response: ServerResponse) => {
    const end = response.end.bind(response) as (body: unknown) => ServerResponse;
    response.end = (whole: unknown) => {
      finish = () => void end(whole);
      response.flushHeaders();
      return response;
    };
  });
  const socket = connect(own, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const closed = once(socket, 'close');
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => received).toContain('Connection: keep-alive');
  // The body is sent while the server is stopping.
  const stopping = Date.now();
  const stopped = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  finish();
  await Promise.all([stopped, closed]);
  // An idle connection may be kept for 72 seconds.
  expect(Date.now() - stopping).toBeLessThan(30_000);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"status"/s);
});
