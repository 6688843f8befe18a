/** The server manifest of shipments: booking, quotes, parcels, labels, history, and attached records. */
import { registerAccountUse } from '#modules/accounts/server/services/account-uses.ts';
import { registerFolder } from '#modules/files/server/services/folders.ts';
import { registerBranchUse } from '#modules/geography/server/services/branch-uses.ts';
import { registerAccountOfShipment } from '#modules/rates/server/services/rated-shipment.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { actionRoutes } from './actions/routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { bulkBookingJob } from './bulk/bulk-job.ts';
import { bulkBookingRoutes } from './bulk/routes.ts';
import { accountShipments, countUnderWay } from './count-under-way.ts';
import { dropoffHandlers, expireDropoff } from './expiry/expire-dropoff.ts';
import { expirePayment } from './expiry/expire-payment.ts';
import { expireQuote } from './expiry/expire-quote.ts';
import { labelRoutes } from './labels/routes.ts';
import { quoteDocumentRoute } from './quotes/document-route.ts';
import { documents, documentsFolder, photos, photosFolder } from './records/folders.ts';
import { interventionHandlers } from './payment-intervention.ts';
import { lockerHandlers, releaseLocker, reserveLocker } from './lockers/reserve-locker.ts';
import { measurementRoutes } from './measurements/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { accountSeen } from './services/require-shipment.ts';
import { shipmentsRoutes } from './routes.ts';
import { shipmentAuditReader } from './records/audit-reader.ts';

export const shipments: ServerModule = {
  setup(app) {
    app.auditReaders.set('shipment', shipmentAuditReader);
    registerFolder(app, photosFolder, photos);
    registerFolder(app, documentsFolder, documents);
    registerAccountUse(app, accountShipments);
    registerAccountOfShipment(app, accountSeen);
    registerBranchUse(app, { title: 'Shipments under way', prevents: false, count: countUnderWay });
  },
  routes(app) {
    shipmentsRoutes(app);
    bookingRoutes(app);
    bulkBookingRoutes(app);
    actionRoutes(app);
    recordRoutes(app);
    measurementRoutes(app);
    labelRoutes(app);
    quoteDocumentRoute(app);
  },
  jobs: (app) => [
    expireQuote,
    expirePayment,
    expireDropoff(app),
    bulkBookingJob(app),
    reserveLocker(app),
    releaseLocker(app),
  ],
  retention: [
    { table: 'bulk_bookings', since: 'time_created', days: 30, except: { column: 'state', value: 'booking' } },
  ],
  handlers: () => ({
    ...lockerHandlers,
    ...interventionHandlers,
    ...dropoffHandlers,
    async shipment_status_changed(tx, event) {
      await lockerHandlers.shipment_status_changed(tx, event);
      await dropoffHandlers.shipment_status_changed(tx, event);
    },
    async shipment_updated(tx, event) {
      await lockerHandlers.shipment_updated(tx, event);
      await dropoffHandlers.shipment_updated(tx, event);
    },
  }),
};
