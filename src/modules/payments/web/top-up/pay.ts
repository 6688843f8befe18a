/** Sends the customer from the top-up form to the payment page; the result is reported to the server. */
import type { Account, BeginBobPayPaymentBody, User } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { paymentPage } from '../../domain/top-up.ts';
import { leaveFor, postForm } from '../leave.ts';
import { cardCheckAmount, type CardMethod } from '../../domain/saved-card.ts';
import type { TopUpMethod } from '../../domain/top-up-methods.ts';

/** How the gateway reaches who pays. */
export type Payer = Pick<User, 'email' | 'phone_number'>;

export interface TopUp {
  readonly method: TopUpMethod & CardMethod;
  readonly account: Pick<Account, 'id' | 'account_code'>;
  readonly payer: Payer;
  /** In rand. */
  readonly amount: number;
  /** The provider's own payment page, if there is one. */
  readonly ownPage?: string | undefined;
  /** Security code of the saved card, if that is the method. */
  readonly securityCode: string;
  /** Whether to save the card used. */
  readonly saveCard: boolean;
}

/** Leaves the app; throws `CallError` when the server or the gateway refuses, without leaving (F278). */
export async function payTopUp(topUp: TopUp): Promise<void> {
  const { method, account, amount, ownPage } = topUp;
  if (method.gateway === 'custom' && ownPage) return leaveFor(paymentPage(ownPage, account, amount));
  if (method.gateway === 'bob_pay') {
    const { card, option } = method;
    return leaveFor(
      await bobPayPage(topUp, option as BeginBobPayPaymentBody['payment_method'], {
        pairs: card ? pairsOf({ saved_card_id: String(card.saved_card_id), saved_card_cvv: topUp.securityCode }) : [],
        more: method.canSave && topUp.saveCard ? { is_saved_card_setup: true } : {},
      }),
    );
  }
  if (method.gateway === 'stitch') return leaveFor(await stitchPage(topUp));
  return postToPayfast(topUp);
}

/** Leaves the app for Bob Pay, which saves the card used for a small top-up, as the default; throws `CallError`. */
export async function saveCard(account: TopUp['account'], payer: Payer): Promise<void> {
  const back = `${location.origin}/account?tab=billing`;
  const page = await bobPayPage({ account, payer, amount: cardCheckAmount }, 'credit-card', {
    pairs: [],
    more: { is_saved_card_setup: true, set_as_default_payment_setup: true },
    back: (reference) => {
      const saved = `${back}&card_saved=success&payment=${reference}`;
      return { success: saved, pending: saved, cancel: `${back}&card_saved=failed` };
    },
  });
  leaveFor(page);
}

/** The return addresses of a payment; the reference is new for each attempt. */
function ways(gateway: string) {
  const reference = crypto.randomUUID();
  const { origin } = location;
  return {
    reference,
    success: `${origin}/topup/success?payment=${reference}`,
    pending: `${origin}/topup/pending?payment=${reference}`,
    cancel: `${origin}/top-up-account?cancelled=${reference}`,
    notify: `${origin}/api/billing/${gateway}/notify`,
  };
}

function pairsOf<K extends string>(fields: Readonly<Record<K, string>>): { key: K; value: string }[] {
  return (Object.keys(fields) as K[]).map((key) => ({ key, value: fields[key] }));
}

interface BobPayMore {
  readonly pairs: BeginBobPayPaymentBody['key_value_pairs'];
  readonly more: Pick<BeginBobPayPaymentBody, 'is_saved_card_setup' | 'set_as_default_payment_setup'>;
  /** Replaces the return addresses. */
  readonly back?: (reference: string) => Pick<ReturnType<typeof ways>, 'success' | 'pending' | 'cancel'>;
}

async function bobPayPage(
  { account, payer, amount }: Pick<TopUp, 'account' | 'payer' | 'amount'>,
  payment_method: BeginBobPayPaymentBody['payment_method'],
  { pairs, more, back }: BobPayMore,
): Promise<string> {
  const usual = ways('bobpay');
  const { reference, notify } = usual;
  const { success, pending, cancel } = back?.(reference) ?? usual;
  const fields = pairsOf({
    ...{ custom_payment_id: reference, email: payer.email, mobile_number: payer.phone_number ?? '' },
    ...{ amount: amount.toFixed(2), item_name: 'Top up account' },
    ...{ item_description: account.account_code, notify_url: notify },
    ...{ success_url: success, pending_url: pending, cancel_url: cancel },
  });
  const body = { key_value_pairs: [...fields, ...pairs], payment_method, ...more };
  return (await call('begin_bob_pay_payment', { body })).redirect_url;
}

async function stitchPage({ method, account, amount }: TopUp): Promise<string> {
  const pairs = pairsOf({
    ...{ payment_method: method.option ?? '', quantity: amount.toFixed(2), currency: 'ZAR' },
    ...{ external_reference: ways('stitch').reference, payer_reference: account.account_code },
    redirect_uri: `${location.origin}/stitch-payment`,
  });
  return (await call('begin_stitch_payment', { body: { key_value_pairs: pairs } })).redirect_url;
}

async function postToPayfast({ account, amount }: TopUp): Promise<void> {
  const { reference, success, cancel, notify } = ways('payfast');
  const fields = {
    ...{ return_url: success, cancel_url: cancel, notify_url: notify, m_payment_id: reference },
    ...{ amount: amount.toFixed(2), item_name: 'Top up account', item_description: account.account_code },
    email_confirmation: '1',
  };
  const { data } = await call('sign_payfast_payment', { body: { key_value_pairs: pairsOf(fields) } });
  const { action, signature, merchant_id, merchant_key } = data;
  postForm(action, Object.entries({ merchant_id, merchant_key, ...fields, signature }));
}
