/** Topping up with PayFast: a signed form takes the payer there, and PayFast reports what became of the payment. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { storedSecret } from '#modules/settings/server/services/stored-secret.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { formSignature, isConfirmed, isSigned } from '../gateways/payfast/checkout.ts';
import * as payments from '../payments.ts';
import { addPayment, lockPayment } from '../repository.ts';

interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly passphrase: string;
}

const notifyPath = '/api/billing/payfast/notify';

/** Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289), and `payment_exists` for an ID of another payment. */
export function startPayfast(app: FastifyInstance, beginning: payments.Beginning) {
  const { providerId, accountId, fields } = beginning;
  return inTenant(app.services.database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const merchant = await readMerchant(app, tx, providerId);
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

/**
 * Takes what PayFast reports. Throws `invalid_notification`, without any effect, for what PayFast did not send, does not confirm, or what
 * is not about a payment of this provider over this amount; `gateway_unreachable` makes PayFast report again later.
 */
export async function takePayfastReport(
  app: FastifyInstance,
  providerId: number,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { database, outbound, config } = app.services;
  const merchant = await inTenant(database.app, providerId, (tx) => readMerchant(app, tx, providerId));
  if (!merchant || given['merchant_id'] !== merchant.id || !isSigned(given, merchant.passphrase))
    throw payments.refused();
  const isTrue = await payments.asking('PayFast', () => isConfirmed(outbound, config.gateways.payfastPage, given));
  if (!isTrue) throw payments.refused();
  const report: payments.Report = {
    reference: given['m_payment_id'] ?? '',
    amount: payments.amountOf(given['amount_gross'] ?? ''),
    state: states[given['payment_status'] ?? ''] ?? 'pending',
    gatewayReference: given['pf_payment_id'] ?? '',
  };
  await inTenant(database.app, providerId, (tx) => payments.settle(app, tx, 'payfast-topup', report));
}

const states: Readonly<Record<string, Row<'payments'>['state']>> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
};

async function readMerchant(app: FastifyInstance, tx: Transaction, providerId: number): Promise<Merchant | undefined> {
  const { keys } = app.services;
  const settings = await app.settings.decidingWithin(tx, providerId);
  const id = settings.payment_methods_payfast_topup_merchant_id;
  const key = await storedSecret(tx, keys, providerId, 'payment_methods_payfast_topup_merchant_key');
  const passphrase = await storedSecret(tx, keys, providerId, 'payment_methods_payfast_topup_passphrase');
  // Without a passphrase anybody could sign.
  return id && key && passphrase ? { id, key, passphrase } : undefined;
}
