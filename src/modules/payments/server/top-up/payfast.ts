/** Topping up with PayFast: a signed form takes the payer there. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { payfastMerchant } from '../credentials.ts';
import { formSignature } from '../gateways/payfast/checkout.ts';
import * as payments from '../payments.ts';
import { addPayment, lockPayment } from '../repository.ts';

const notifyPath = '/api/billing/payfast/notify';

/** Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289), and `payment_exists` for an ID of another payment. */
export function startPayfast(app: FastifyInstance, beginning: payments.Beginning) {
  const { providerId, accountId, fields } = beginning;
  return inTenant(app.services.database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const merchant = await payfastMerchant({ app, tx, providerId, purpose: 'top_up' });
    if (!merchant || settings.payment_methods_payfast_topup_enabled !== true) throw payments.notSetUp('PayFast');
    const reference = payments.referenceIn(fields, 'm_payment_id');
    const amount = payments.amountIn(fields, 'amount', settings.payment_methods_payfast_topup_limit);
    if (!fields['item_name']) throw payments.invalid('item_name', 'This is required');
    await payments.requireOurs(tx, beginning, 'notify_url', notifyPath);
    // The same form may be signed again: PayFast is paid once for a payment ID.
    await addPayment(tx, { ...beginning, gateway: 'payfast', reference, amount });
    const kept = await lockPayment(tx, 'payfast', reference);
    if (kept?.account_id !== accountId || kept.amount_cents !== amount || kept.state !== 'pending')
      throw payments.paymentExists();
    const form = { ...fields, merchant_id: merchant.id, merchant_key: merchant.key };
    return {
      signature: formSignature(form, merchant.passphrase),
      ...{ merchant_id: merchant.id, merchant_key: merchant.key },
      action: new URL('/eng/process', app.services.config.gateways.payfastPage).href,
    };
  });
}
