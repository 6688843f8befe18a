/** What shipments contribute to the server: booking, quotes, parcels and their history. */
import type { ServerModule } from '#platform/server/module.ts';
import { shipmentsRoutes } from './routes.ts';

export const shipments: ServerModule = {
  routes: shipmentsRoutes,
};
