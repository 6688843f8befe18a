/** The communication log over HTTP. */
import type { FastifyInstance } from 'fastify';
import { messages } from '#generated/tables.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { messageRows } from './message-repository.ts';

export function messagingRoutes(app: FastifyInstance): void {
  listRoute(app, messages, { rows: (tx, { viewer }) => messageRows(tx, viewer) });
}
