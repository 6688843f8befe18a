/**
 * The server manifest of operations: bulk collections, interhub transfers, drivers and jobs, and their reactions to
 * shipment events.
 */
import type { FastifyInstance } from 'fastify';
import { legRules } from '#modules/shipments/domain/driver-jobs.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Delivery } from '#platform/server/events/handlers.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { collectionAuditReader, transferAuditReader } from './audit-readers.ts';
import { noteCollected } from './collection-requests.ts';
import { collectionRoutes } from './collection-routes.ts';
import { assignAutomatically } from './drivers/assign.ts';
import { driverRoutes } from './drivers/routes.ts';
import { dailyManifestsJob } from './interhub/daily-manifests.ts';
import { receiveArrived } from './interhub/receive-arrived.ts';
import { hubRoutes } from './hub-routes.ts';
import { interhubRoutes } from './interhub/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { announceJob, sendPush } from './push/send-push-job.ts';
import { tripSheetRoutes } from './tripsheet/routes.ts';

/** The author of automatic steps: completing a collection with its last shipment, and assigning drivers. */
const system: AuditAuthor = {
  ...{ request_id: '', client_version: '', source: 'api', user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};

export const operations: ServerModule = {
  setup(app) {
    app.auditReaders.set('collection_request', collectionAuditReader);
    app.auditReaders.set('interhub_transfer', transferAuditReader);
  },
  routes(app) {
    collectionRoutes(app);
    driverRoutes(app);
    tripSheetRoutes(app);
    hubRoutes(app);
    interhubRoutes(app);
    pushRoutes(app);
  },
  jobs: (app) => [dailyManifestsJob(app), sendPush(app)],
  handlers: (app) => ({
    async shipment_created(tx, { shipment_id: id, status }, delivery) {
      if (status === 'submitted') await assign(app, tx, id, delivery);
    },
    async shipment_status_changed(tx, { shipment_id: id, event_id, parcel_id, from, to, source }, delivery) {
      const { providerId, emittedAt: now } = delivery;
      const event = { id: event_id, shipmentId: id, parcelId: parcel_id };
      await receiveArrived(tx, { providerId, author: system, now }, event);
      if (from === to) return;
      if (hasFlag(to, 'past_collection')) await noteCollected(tx, { providerId, author: system, now }, id);
      const waits = to === 'submitted' || legRules.delivery.waiting.includes(to);
      // Staff decide what happens with a parcel that nobody collected.
      const isUnclaimed = from === 'collect-and-return-to-hub';
      if (waits && !isUnclaimed && source !== 'system') await assign(app, tx, id, delivery);
    },
    async driver_assigned(tx, { shipment_id: shipmentId, leg, driver_id: driverId }, { providerId }) {
      await announceJob(tx, { providerId, driverId, shipmentId, leg }, app.services.clock());
    },
  }),
};

function assign(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { providerId, emittedAt: now }: Delivery,
): Promise<void> {
  return assignAutomatically(tx, { providerId, author: system, now }, id, (branchId) =>
    app.settings.decidingForBranch(tx, providerId, branchId),
  );
}
