/** Payments that staff take at the counter, and receipts, over HTTP. */
import type { FastifyInstance } from 'fastify';
import { emailDocument, printDocument } from '#modules/billing/server/services/send-document.ts';
import { ownerOfShipment, requireShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { readReceipt } from '../receipts/receipt.ts';
import { unknownPayment } from '../refunds/repository.ts';
import { recordPayment } from './record-payment.ts';

export function counterRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  route(
    app,
    'record_payment',
    ({ body, session, providerId, request, once }) => {
      requireStaff(session);
      return inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          await requireShipment(tx, viewerOf(session), body.shipment_id, 'shipment_id');
          const paying = { providerId, author: authorOf(session, request), now: clock(), rates: app.rates };
          return recordPayment(app, tx, paying, body);
        }),
      );
    },
    ({ body, session, providerId }) =>
      inTenant(database.app, providerId, (tx) => ownerOfShipment(tx, session, body.shipment_id, 'shipment_id')),
  );

  const receiptOf = (providerId: number, id: number, only: number | null) =>
    inTenant(database.app, providerId, (tx) => readReceipt(app, tx, providerId, id, only));

  route(app, 'read_payment_receipt', async ({ params, session, providerId, request }) => {
    const { document } = await receiptOf(providerId, params.id, onlyAccountOf(session.user));
    return printDocument(app, document, { session, providerId, request, name: document.title });
  });

  route(
    app,
    'email_payment_receipt',
    async ({ body, session, providerId, once }) => {
      const { document } = await receiptOf(providerId, body.id, onlyAccountOf(session.user));
      const { recipients } = body;
      return emailDocument(app, document, {
        ...{ session, providerId, once, recipients, kind: 'payment-receipt', name: document.title },
      });
    },
    async ({ body, providerId }) => ({
      account: (await receiptOf(providerId, body.id, null)).accountId,
      unknown: unknownPayment(),
    }),
  );
}

function requireStaff({ user }: Session): void {
  if (!isStaff(user)) throw forbidden('Only staff record payments at the counter');
}
