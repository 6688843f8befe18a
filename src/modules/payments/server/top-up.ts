/** Topping up with PayFast: a payment is noted before the payer leaves, and credited to the account when PayFast reports it paid. */
import type { FastifyInstance } from 'fastify';
import { storedSecret } from '#modules/settings/server/services/stored-secret.ts';
import { centsOf } from '#platform/domain/money.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { formSignature, isConfirmed, isSigned } from './gateways/payfast/checkout.ts';
import { addPayment, lockPayment, markPayment } from './repository.ts';

export interface TopUp {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly fields: Readonly<Record<string, string>>;
}

interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly passphrase: string;
}

const notifyPath = '/api/billing/payfast/notify';

/** Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289), and `payment_exists` for an ID of another payment. */
export function startTopUp(app: FastifyInstance, { providerId, accountId, userId, fields }: TopUp) {
  return inTenant(app.services.database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const merchant = await readMerchant(app, tx, providerId);
    if (!merchant || settings.payment_methods_payfast_topup_enabled !== true)
      throw new ApiError(422, 'gateway_not_set_up', 'You can’t top up with PayFast');
    const reference = fields['m_payment_id'] ?? '';
    if (!/^[A-Za-z0-9-]{16,64}$/.test(reference)) throw invalid('m_payment_id', 'Enter 16 to 64 letters and digits');
    const amount = amountOf(fields['amount'] ?? '');
    if (!amount) throw invalid('amount', 'Enter an amount with two decimals, for example 200.00');
    const limit = settings.payment_methods_payfast_topup_limit;
    if (limit !== undefined && limit > 0 && amount > centsOf(limit)) throw aboveLimit();
    if (!fields['item_name']) throw invalid('item_name', 'This is required');
    if (!(await isOurs(tx, fields['notify_url'] ?? '')))
      throw invalid('notify_url', `Send your portal’s ${notifyPath}`);
    await addPayment(tx, { providerId, accountId, userId, gateway: 'payfast', reference, amount });
    const kept = await lockPayment(tx, 'payfast', reference);
    if (kept?.account_id !== accountId || kept.amount_cents !== amount || kept.state !== 'pending')
      throw new ApiError(409, 'payment_exists', 'This payment ID is already used');
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
export async function takeNotification(
  app: FastifyInstance,
  providerId: number,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { database, outbound, config, clock } = app.services;
  const merchant = await inTenant(database.app, providerId, (tx) => readMerchant(app, tx, providerId));
  if (!merchant || given['merchant_id'] !== merchant.id || !isSigned(given, merchant.passphrase)) throw refused();
  if (!(await confirmed(() => isConfirmed(outbound, config.gateways.payfastPage, given)))) throw refused();
  await inTenant(database.app, providerId, async (tx) => {
    const payment = await lockPayment(tx, 'payfast', given['m_payment_id'] ?? '');
    if (!payment || amountOf(given['amount_gross'] ?? '') !== payment.amount_cents) throw refused();
    if (payment.state === 'paid') return;
    const status = given['payment_status'];
    const gatewayReference = given['pf_payment_id'] ?? '';
    if (status !== 'COMPLETE') {
      if (status === 'CANCELLED') await markPayment(tx, payment.id, { state: 'cancelled' });
      if (status === 'FAILED') await markPayment(tx, payment.id, { state: 'failed' });
      return;
    }
    const posted = await app.ledger.post(tx, {
      ...{ accountId: payment.account_id, type: 'payment', amount: payment.amount_cents },
      description: `Top-up with PayFast ${gatewayReference}`,
      ...{ effectiveDate: wallClock(clock()).date, createdBy: payment.created_by },
    });
    const paid = { state: 'paid', transaction_id: posted.id, gateway_reference: gatewayReference } as const;
    await markPayment(tx, payment.id, paid);
  });
}

async function readMerchant(app: FastifyInstance, tx: Transaction, providerId: number): Promise<Merchant | undefined> {
  const { keys } = app.services;
  const settings = await app.settings.decidingWithin(tx, providerId);
  const id = settings.payment_methods_payfast_topup_merchant_id;
  const key = await storedSecret(tx, keys, providerId, 'payment_methods_payfast_topup_merchant_key');
  const passphrase = await storedSecret(tx, keys, providerId, 'payment_methods_payfast_topup_passphrase');
  // Without a passphrase anybody could sign.
  return id && key && passphrase ? { id, key, passphrase } : undefined;
}

/** An address of this provider's portal, so that what was paid is reported here. */
async function isOurs(tx: Transaction, address: string): Promise<boolean> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.pathname !== notifyPath) return false;
  const origins = await tx.selectFrom('provider_origins').select('origin').execute();
  return origins.some(({ origin }) => origin === url.host || origin === url.hostname);
}

/** In cents; undefined for what is no amount above zero with two decimals (F277). */
function amountOf(text: string): number | undefined {
  return (/^\d{1,7}\.\d{2}$/.test(text) && centsOf(Number(text))) || undefined;
}

async function confirmed(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (failure) {
    if (!(failure instanceof OutboundError)) throw failure;
    throw new ApiError(503, 'gateway_unreachable', 'PayFast can’t be asked now');
  }
}

function invalid(field: string, message: string): ApiError {
  return new ApiError(422, 'invalid_payment', message, [{ field, message, code: 'invalid' }]);
}

function aboveLimit(): ApiError {
  const message = 'The amount you have specified is more than the maximum allowed limit.';
  return new ApiError(422, 'above_limit', message, [{ field: 'amount', message, code: 'above_limit' }]);
}

function refused(): ApiError {
  return new ApiError(422, 'invalid_notification', 'This is not about a payment of ours');
}
