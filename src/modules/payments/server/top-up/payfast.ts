/** Topping up with PayFast: a signed form sends the payer there. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { atPayfast, notSetUp } from '../at-gateway.ts';
import * as beginnings from '../beginning.ts';
import { addPayment, lockPayment } from '../repository.ts';

const notifyPath = '/api/billing/payfast/notify';

/** Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289), and `payment_exists` for the id of another payment. */
export function startPayfast(app: FastifyInstance, beginning: beginnings.Beginning) {
  const { providerId, accountId, fields } = beginning;
  return inTenant(app.services.database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    if (settings.payment_methods_payfast_topup_enabled !== true) throw notSetUp('payfast', 'top_up');
    const reference = beginnings.referenceIn(fields, 'm_payment_id');
    const amount = beginnings.amountIn(fields, 'amount', settings.payment_methods_payfast_topup_limit);
    if (!fields['item_name']) throw beginnings.invalid('item_name', 'This is required');
    await beginnings.requireOurs(tx, beginning, 'notify_url', notifyPath);
    // The same form may be signed again: PayFast accepts a payment id only once.
    await addPayment(tx, { ...beginning, gateway: 'payfast', reference, amount });
    const payment = await lockPayment(tx, 'payfast', reference);
    if (payment?.account_id !== accountId || payment.amount_cents !== amount || payment.state !== 'pending')
      throw beginnings.paymentExists();
    return atPayfast({ app, tx, providerId, purpose: 'top_up' }, fields);
  });
}
