/** Uses the previous port again, so that a saved psql command keeps working, or finds a free one. */
import { createServer } from 'node:net';

function listenOnce(port: number): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function freePort(preferred: number): Promise<number> {
  return listenOnce(preferred).catch(() => listenOnce(0));
}
