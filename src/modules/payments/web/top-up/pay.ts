/** Takes the customer from the top-up form to where the money is paid; whatever is paid there is reported to the server. */
import type { Account } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { paymentPage } from '../../domain/top-up.ts';
import type { TopUpMethod } from '../../domain/top-up-methods.ts';

export interface TopUp {
  readonly method: TopUpMethod;
  readonly account: Pick<Account, 'id' | 'account_code'>;
  /** In rand. */
  readonly amount: number;
  /** The provider's own payment page, where there is one. */
  readonly ownPage?: string | undefined;
}

/** Leaves the app; throws `CallError` when the server refuses, without leaving. */
export async function payTopUp({ method, account, amount, ownPage }: TopUp): Promise<void> {
  if (method.gateway === 'custom' && ownPage) return location.assign(paymentPage(ownPage, account, amount));
  const reference = crypto.randomUUID();
  const { origin } = location;
  const fields = {
    return_url: `${origin}/topup/success?payment=${reference}`,
    cancel_url: `${origin}/top-up-account?cancelled=${reference}`,
    notify_url: `${origin}/api/billing/payfast/notify`,
    m_payment_id: reference,
    amount: amount.toFixed(2),
    item_name: 'Top up account',
    item_description: account.account_code,
    email_confirmation: '1',
  };
  const pairs = (Object.keys(fields) as (keyof typeof fields)[]).map((key) => ({ key, value: fields[key] }));
  const { data } = await call('sign_payfast_payment', { body: { key_value_pairs: pairs } });
  const { action, signature, merchant_id, merchant_key } = data;
  postForm(action, { merchant_id, merchant_key, ...fields, signature });
}

/** Goes to another site with a form, as if somebody had filled it in (F271). The order of the fields is part of their signature. */
function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
