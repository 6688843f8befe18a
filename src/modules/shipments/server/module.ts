/** What shipments contribute to the server: booking, quotes, parcels and their history. */
import type { FastifyInstance } from 'fastify';
import type { ServerModule } from '#platform/server/module.ts';
import { bookingRoutes } from './booking-routes.ts';
import { expireQuote } from './expire-quote.ts';
import { shipmentsRoutes } from './routes.ts';

export const shipments: ServerModule = {
  routes(app: FastifyInstance) {
    shipmentsRoutes(app);
    bookingRoutes(app);
  },
  jobs: () => [expireQuote],
};
