/** What shipments contribute to the server: booking, quotes, parcels, labels and their history. */
import type { ServerModule } from '#platform/server/module.ts';
import { bookingRoutes } from './booking-routes.ts';
import { bulkBookingJob } from './bulk/bulk-job.ts';
import { bulkBookingRoutes } from './bulk/routes.ts';
import { expireQuote } from './expire-quote.ts';
import { labelRoutes } from './labels/routes.ts';
import { quoteDocumentRoute } from './quotes/document-route.ts';
import { shipmentsRoutes } from './routes.ts';

export const shipments: ServerModule = {
  routes(app) {
    shipmentsRoutes(app);
    bookingRoutes(app);
    bulkBookingRoutes(app);
    labelRoutes(app);
    quoteDocumentRoute(app);
  },
  jobs: (app) => [expireQuote, bulkBookingJob(app)],
};
