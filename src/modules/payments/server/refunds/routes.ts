/** Refunds of payments over HTTP, for staff. */
import type { FastifyInstance } from 'fastify';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { centsOf, randOf } from '#platform/domain/money.ts';
import { withOffset } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import type { PaymentRefund, PaymentRefunds } from '#generated/types.ts';
import { canAskForRefund } from '../../domain/refund.ts';
import { beginRefund, carryOut, resolveRefund, type Begun } from './refund-payment.ts';
import { readPayment, refundsOf, unknownPayment } from './repository.ts';

export function refundRoutes(app: FastifyInstance): void {
  const { app: access } = app.services.database;

  route(app, 'read_payment_refunds', ({ query, session, providerId }) => {
    requireStaff(session);
    return inTenant(access, providerId, (tx) => answerFor(tx, query.id, onlyAccountOf(session.user)));
  });

  route(
    app,
    'refund_payment',
    async ({ body, session, providerId, once }) => {
      requireStaff(session);
      const { id: paymentId, amount, reason, way, payment_reference: paidReference, below_zero: belowZero } = body;
      const createdBy = (session.actor ?? session.user).id;
      const request = {
        ...{ providerId, paymentId, amount: centsOf(amount), reason, way, paidReference, createdBy },
        isBelowZero: belowZero === true,
      };
      const stored = async (tx: Transaction): Promise<PaymentRefunds> => {
        const answer = await answerFor(tx, paymentId);
        await once?.store(tx, providerId, answer);
        return answer;
      };
      const begun = await inTenant(access, providerId, async (tx): Promise<Begun | PaymentRefunds> => {
        const before = (await once?.before(tx, providerId)) as PaymentRefunds | undefined;
        if (before) return before;
        const next = await beginRefund(app, tx, request);
        return next.ask ? next : stored(tx);
      });
      if (!('refund' in begun)) return begun;
      await carryOut(app, begun);
      return inTenant(access, providerId, stored);
    },
    ({ body, providerId }) => ownerOf(providerId, body.id),
  );

  route(
    app,
    'resolve_payment_refund',
    ({ body, session, providerId }) => {
      requireStaff(session);
      return inTenant(access, providerId, async (tx) => {
        await resolveRefund(app, tx, { id: body.refund_id, paymentId: body.id, wasMade: body.was_made });
        return answerFor(tx, body.id);
      });
    },
    ({ body, providerId }) => ownerOf(providerId, body.id),
  );

  const ownerOf = (providerId: number, paymentId: number) =>
    inTenant(access, providerId, async (tx) => ({
      account: (await readPayment(tx, paymentId)).posted.account_id,
      unknown: unknownPayment(),
    }));
}

/** `only`: for users limited to an account, who find only its payments. */
async function answerFor(tx: Transaction, id: number, only: number | null = null): Promise<PaymentRefunds> {
  const { posted, atGateway, refundable } = await readPayment(tx, id);
  if (only !== null && posted.account_id !== only) throw unknownPayment();
  const account = (await readAccount(tx, posted.account_id))!;
  const refunds = (await refundsOf(tx, id)).map((refund): PaymentRefund => {
    const { state, way } = refund as Pick<PaymentRefund, 'state' | 'way'>;
    return {
      ...{ id: refund.id, amount: randOf(refund.amount_cents), reason: refund.reason, way, state },
      ...{ reference: refund.gateway_reference, failure: refund.failure, created_by: refund.created_by_name },
      created_at: withOffset(refund.created_at),
    };
  });
  return {
    ...{ refundable: randOf(refundable), through_gateway: canAskForRefund(atGateway?.gateway) },
    ...{ account_type: account.account_type, balance: randOf(account.balance_cents), refunds },
  };
}

function requireStaff({ user }: Session): void {
  if (!isStaff(user)) throw forbidden('Only staff refund payments');
}
