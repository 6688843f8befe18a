/** What operations contribute to the server: bulk collections, and closing them when their shipments are collected. */
import { hasFlag } from '#modules/shipments/domain/status.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { noteCollected } from './collection-requests.ts';
import { collectionRoutes } from './collection-routes.ts';

/** Who closes what the last collected shipment closes. */
const system: AuditAuthor = {
  ...{ request_id: '', client_version: '', source: 'api', user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};

export const operations: ServerModule = {
  routes: collectionRoutes,
  handlers: () => ({
    async shipment_status_changed(tx, { shipment_id: id, from, to }, { providerId, emittedAt: now }) {
      if (from === to || !hasFlag(to, 'past_collection')) return;
      await noteCollected(tx, { providerId, author: system, now }, id);
    },
  }),
};
