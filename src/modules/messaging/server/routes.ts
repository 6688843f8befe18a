/** The communication log over HTTP. */
import type { FastifyInstance } from 'fastify';
import { counted } from '#engine/values/sentence.ts';
import { messages } from '#generated/tables.ts';
import { startBulkChange } from '#platform/server/bulk/bulk-routes.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { ownerOfShipment, requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { bulkSms, requireText } from './bulk-sms.ts';
import { messageRows } from './message-repository.ts';
import { keepReport } from './gateways/infobip/delivery-report.ts';
import { messageOfToken } from './gateways/infobip/report-address.ts';
import { retryMessage } from './retry-message.ts';

export function messagingRoutes(app: FastifyInstance): void {
  app.bulkWorks.set('send_bulk_sms', bulkSms(app));
  listRoute(app, messages, { rows: (tx, { viewer }) => messageRows(tx, viewer) });

  const { database, clock, keys } = app.services;
  route(app, 'receive_delivery_report', ({ body, query, host }) => {
    const id = messageOfToken(keys, host.id, query.token);
    if (id === undefined) throw new ApiError(403, 'expired_link', 'This address is not the one of a message');
    return inTenant(database.app, host.id, async (tx) => {
      for (const report of body.results) await keepReport(tx, id, report, clock());
      return { received: body.results.length };
    });
  });

  route(
    app,
    'send_bulk_sms',
    async ({ body, session, providerId, once, request, reply }) => {
      if (!isStaff(session.user)) throw forbidden();
      const { ids, ...input } = body;
      requireText(input.text);
      const title = `SMS about ${counted(ids.length, 'shipment', 'shipments')}`;
      const started = await inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => ({
          bulk_change: await startBulkChange(
            tx,
            { call: 'send_bulk_sms', title, ids, input },
            { session, providerId, request, now: clock() },
          ),
        })),
      );
      reply.code(202);
      return started;
    },
    // The other shipments are loaded with the user's permissions.
    ({ body, session, providerId }) =>
      inTenant(database.app, providerId, (tx) => ownerOfShipment(tx, session, body.ids[0]!, 'ids')),
  );

  route(
    app,
    'retry_message',
    ({ body, session, providerId, request }) =>
      inTenant(database.app, providerId, async (tx) => {
        const viewer = viewerOf(session);
        await requireShipment(tx, viewer, body.shipment_id, 'shipment_id');
        if (!isStaff(viewer.user)) throw forbidden();
        const author = authorOf(session, request);
        await retryMessage(tx, { providerId, shipmentId: body.shipment_id, id: body.id, author, now: clock() });
        return { id: body.id };
      }),
    ({ body, session, providerId }) =>
      inTenant(database.app, providerId, (tx) => ownerOfShipment(tx, session, body.shipment_id, 'shipment_id')),
  );
}
