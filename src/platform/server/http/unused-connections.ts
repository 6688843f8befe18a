/** Stopping does not wait for connections that browsers open ahead of use. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Node closes idle connections when the server stops, but not those on which no request has ever arrived. */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
