/** Topping up with Bob Pay: its page is asked for. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { bobPayRecipient } from '../credentials.ts';
import { askForPage, publicMethods, type PublicMethod } from '../gateways/bob-pay/checkout.ts';
import * as payments from '../payments.ts';
import { markReference } from '../repository.ts';

/**
 * Where the payer goes. Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289), `payment_exists`, `gateway_refused` (F279)
 * and `gateway_unreachable`; a payment whose page Bob Pay refused is kept as failed.
 */
export async function startBobPay(
  app: FastifyInstance,
  beginning: payments.Beginning,
  paymentMethod: string,
): Promise<string> {
  const { database, outbound, config } = app.services;
  const { providerId, fields } = beginning;
  const { reference, page } = await inTenant(database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const recipient = await bobPayRecipient({ app, tx, providerId, purpose: 'top_up' });
    const methods: readonly string[] = settings.payment_methods_bobpay_topup_methods ?? [];
    if (!recipient || settings.payment_methods_bobpay_topup_enabled !== true) throw payments.notSetUp('Bob Pay');
    if (!methods.includes(paymentMethod)) throw payments.invalid('payment_method', 'Choose another way to pay');
    const given = fields['recipient_account_code'];
    if (given !== undefined && given !== recipient.code)
      throw payments.invalid('recipient_account_code', 'This isn’t your provider’s account');
    const id = payments.referenceIn(fields, 'custom_payment_id');
    const amount = payments.amountIn(fields, 'amount', settings.payment_methods_bobpay_topup_limit);
    await payments.requireOurs(tx, beginning, 'notify_url', '/api/billing/bobpay/notify');
    await payments.begin(tx, { ...beginning, gateway: 'bob_pay', reference: id, amount });
    const field = (name: string): string => fields[name] ?? '';
    const intent = {
      ...{ recipient_account_code: recipient.code, custom_payment_id: id, email: field('email') },
      ...{ mobile_number: field('mobile_number'), amount: (amount / 100).toFixed(2), item_name: field('item_name') },
      ...{ item_description: field('item_description'), notify_url: field('notify_url') },
      ...{ success_url: field('success_url'), pending_url: field('pending_url'), cancel_url: field('cancel_url') },
    };
    return { reference: id, page: { intent, passphrase: recipient.passphrase, paymentMethod } };
  });
  try {
    return await payments.asking('Bob Pay', () => askForPage(outbound, config.gateways.bobPay, page));
  } catch (failure) {
    await inTenant(database.app, providerId, (tx) => markReference(tx, reference, 'failed'));
    throw failure;
  }
}

/** None where the provider has no account at Bob Pay. Throws `unknown_account` for one that is not the provider's (F275). */
export async function activeMethods(
  app: FastifyInstance,
  providerId: number,
  accountCode: string | undefined,
): Promise<readonly PublicMethod[]> {
  const { database, outbound, config } = app.services;
  const code = await inTenant(database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    return settings.payment_methods_bobpay_topup_recipient_account_code;
  });
  if (accountCode !== undefined && accountCode !== code)
    throw new ApiError(404, 'unknown_account', 'There is no such account');
  if (!code) return [];
  return payments.asking('Bob Pay', () => publicMethods(outbound, config.gateways.bobPay, code));
}
