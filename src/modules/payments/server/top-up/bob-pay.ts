/** Topping up with Bob Pay: requests its payment page. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { paymentTypeOf } from '../../domain/labels.ts';
import { callGateway, atBobPay, notSetUp, startPayment } from '../at-gateway.ts';
import * as beginnings from '../beginning.ts';
import { cardFields, type CardChoice } from '../cards/pay.ts';
import { publicMethods, type PublicMethod } from '../gateways/bob-pay/checkout.ts';

/**
 * The address of the payment page. Throws `gateway_not_set_up`, `invalid_payment`, `above_limit` (F289),
 * `payment_exists`, `no_saved_card` (F280) and the errors of `startPayment`.
 */
export function startBobPay(
  app: FastifyInstance,
  beginning: beginnings.Beginning,
  { paymentMethod, card }: { readonly paymentMethod: string; readonly card: CardChoice },
): Promise<string> {
  const { providerId, fields } = beginning;
  return startPayment(app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const methods: readonly string[] = settings.payment_methods_bobpay_topup_methods ?? [];
    if (settings.payment_methods_bobpay_topup_enabled !== true) throw notSetUp('bob_pay', 'top_up');
    if (!methods.includes(paymentMethod)) throw beginnings.invalid('payment_method', 'Choose another way to pay');
    const given = fields['recipient_account_code'];
    if (given !== undefined && given !== settings.payment_methods_bobpay_topup_recipient_account_code)
      throw beginnings.invalid('recipient_account_code', 'This isn’t your provider’s account');
    const reference = beginnings.referenceIn(fields, 'custom_payment_id');
    const amount = beginnings.amountIn(fields, 'amount', settings.payment_methods_bobpay_topup_limit);
    await beginnings.requireOurs(tx, beginning, 'notify_url', '/api/billing/bobpay/notify');
    await beginnings.begin(tx, {
      ...beginning,
      gateway: 'bob_pay',
      type: paymentTypeOf('bob_pay', paymentMethod),
      reference,
      amount,
      keepCard: card.saveAs,
    });
    const field = (name: string): string => fields[name] ?? '';
    const context = { app, tx, providerId, purpose: 'top_up' } as const;
    const names = { code: 'saved_card_cvv', method: 'payment_method' };
    const leave = await atBobPay(
      context,
      { reference, amount },
      {
        option: paymentMethod,
        card: await cardFields(context, beginning.accountId, paymentMethod, card, names),
        fields: {
          ...{ email: field('email'), mobile_number: field('mobile_number'), item_name: field('item_name') },
          ...{ item_description: field('item_description'), notify_url: field('notify_url') },
          ...{ success_url: field('success_url'), pending_url: field('pending_url'), cancel_url: field('cancel_url') },
        },
      },
    );
    return { reference, leave };
  });
}

/** Empty where the provider has no account at Bob Pay. Throws `unknown_account` for one that is not the provider's (F275). */
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
  return callGateway('Bob Pay', () => publicMethods(outbound, config.gateways.bobPay, code));
}
