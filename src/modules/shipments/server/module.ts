/** What shipments contribute to the server: booking, quotes, parcels and their history. */
import type { ServerModule } from '#platform/server/module.ts';
import { labelRoutes } from './labels/routes.ts';
import { shipmentsRoutes } from './routes.ts';

export const shipments: ServerModule = {
  routes(app) {
    shipmentsRoutes(app);
    labelRoutes(app);
  },
};
