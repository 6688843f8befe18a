/** Actions on single shipments over HTTP besides changing fields: available actions, holds and PINs. */
import type { FastifyInstance } from 'fastify';
import { accountStanding } from '#modules/ledger/server/services/ledger.ts';
import { hasGateway } from '#modules/settings/server/services/has-gateway.ts';
import { atOnce, startBulkChange } from '#platform/server/bulk/bulk-routes.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { bookerOf, isStaff } from '../booker.ts';
import { findShipment } from '../repository.ts';
import { ownerOfShipment, unknownShipment } from '../services/require-shipment.ts';
import { lockShipment } from '../stored-shipment.ts';
import { holdShipment, releaseShipment } from './hold.ts';
import { actionsFor } from './read-actions.ts';
import { resendPin } from './resend-pin.ts';
import { tagOneOfMany, tagShipments } from './tag-shipments.ts';

/** Sends SMSs. */
const smsGateway = 'infobip';

export function actionRoutes(app: FastifyInstance): void {
  app.bulkWorks.set('tag_shipments', tagOneOfMany);
  const { database, clock } = app.services;
  const access = database.app;
  const ownerOf = (session: Session, providerId: number, id: number, field = 'id') =>
    inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, id, field));

  route(app, 'read_shipment_actions', ({ query, session, providerId }) =>
    inTenant(access, providerId, async (tx) => {
      const viewer = viewerOf(session);
      const row = await findShipment(tx, viewer, { id: query.id });
      if (!row) throw unknownShipment('id');
      const settings = await app.settings.decidingForAccount(tx, providerId, row.account_id);
      const standing = await accountStanding(tx, row.account_id);
      const canText = await hasGateway(app, tx, providerId, smsGateway);
      return actionsFor(row, viewer, { settings, standing, canText });
    }),
  );

  route(
    app,
    'hold_shipment',
    ({ body, once, ...context }) =>
      inTenant(access, context.providerId, (tx) =>
        answerOnce(tx, once, context.providerId, async () => {
          const booker = bookerOf(context, clock());
          if (!isStaff(booker)) throw forbidden();
          const stored = await lockShipment(tx, booker, body.id, 'id');
          return holdShipment(tx, booker, stored, await app.settings.decidingWithin(tx, context.providerId), body);
        }),
      ),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.id),
  );

  route(
    app,
    'release_shipment',
    ({ body, once, ...context }) =>
      inTenant(access, context.providerId, (tx) =>
        answerOnce(tx, once, context.providerId, async () => {
          const booker = bookerOf(context, clock());
          if (!isStaff(booker)) throw forbidden();
          return releaseShipment(tx, booker, await lockShipment(tx, booker, body.id, 'id'), body);
        }),
      ),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.id),
  );

  route(
    app,
    'tag_shipments',
    async ({ body, once, ...context }) => {
      const { providerId } = context;
      if (body.ids.length <= atOnce)
        return inTenant(access, providerId, (tx) =>
          answerOnce(tx, once, providerId, () => tagShipments(tx, bookerOf(context, clock()), body)),
        );
      const { ids, ...input } = body;
      const change = { call: 'tag_shipments', title: `Tags of ${ids.length} shipments`, ids, input } as const;
      const started = await inTenant(access, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => ({
          bulk_change: await startBulkChange(tx, change, { ...context, now: clock() }),
        })),
      );
      context.reply.code(202);
      return started;
    },
    // The other shipments are loaded with the user's permissions.
    ({ body, session, providerId }) => ownerOf(session, providerId, body.ids[0]!, 'ids'),
  );

  route(
    app,
    'resend_shipment_pin',
    ({ body, ...context }) =>
      inTenant(access, context.providerId, async (tx) => {
        const booker = bookerOf(context, clock());
        const { row } = await lockShipment(tx, booker, body.id, 'id');
        const settings = await app.settings.decidingWithin(tx, context.providerId);
        const canText = await hasGateway(app, tx, context.providerId, smsGateway);
        return { sent_to: await resendPin(tx, booker, row, body.pin, { settings, canText }) };
      }),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.id),
  );
}
