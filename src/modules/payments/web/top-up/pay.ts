/** Takes the customer from the top-up form to where the money is paid; whatever is paid there is reported to the server. */
import type { Account, BeginBobPayPaymentBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { paymentPage } from '../../domain/top-up.ts';
import { postForm } from '../leave.ts';
import type { TopUpMethod } from '../../domain/top-up-methods.ts';

export interface TopUp {
  readonly method: TopUpMethod;
  readonly account: Pick<Account, 'id' | 'account_code'>;
  /** Email address of the payer. */
  readonly email: string;
  /** In rand. */
  readonly amount: number;
  /** The provider's own payment page, where there is one. */
  readonly ownPage?: string | undefined;
}

/** Leaves the app; throws `CallError` when the server or the gateway refuses, without leaving (F278). */
export async function payTopUp(topUp: TopUp): Promise<void> {
  const { method, account, amount, ownPage } = topUp;
  if (method.gateway === 'custom' && ownPage) return location.assign(paymentPage(ownPage, account, amount));
  if (method.gateway === 'bob_pay') return location.assign(await bobPayPage(topUp));
  if (method.gateway === 'stitch') return location.assign(await stitchPage(topUp));
  return postToPayfast(topUp);
}

/** Where a payer goes and comes back to; the reference is new for each try. */
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

async function bobPayPage({ method, account, email, amount }: TopUp): Promise<string> {
  const { reference, success, pending, cancel, notify } = ways('bobpay');
  const pairs = pairsOf({
    ...{ custom_payment_id: reference, email, amount: amount.toFixed(2), item_name: 'Top up account' },
    ...{ item_description: account.account_code, notify_url: notify },
    ...{ success_url: success, pending_url: pending, cancel_url: cancel },
  });
  const payment_method = method.option as BeginBobPayPaymentBody['payment_method'];
  return (await call('begin_bob_pay_payment', { body: { key_value_pairs: pairs, payment_method } })).redirect_url;
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
