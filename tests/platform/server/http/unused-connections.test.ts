/** A server stops at once, although browsers keep connections open that they have not used yet. */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../../app.ts';

test('a connection without a request does not delay stopping, and one in use gets its response', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accepted: Socket[] = [];
  app.server.on('connection', (socket: Socket) => accepted.push(socket));
  const unused = connect(port, '127.0.0.1');
  const used = connect(port, '127.0.0.1');
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
