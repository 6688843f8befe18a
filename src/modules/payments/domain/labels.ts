/** Display names of payment methods and of payment providers (F282). */
import { payment_provider, payment_type } from '#generated/enums.ts';
import type { PaymentProvider, PaymentType } from '#generated/types.ts';

function titlesOf<Name extends string>(
  choices: readonly { readonly const: Name; readonly title: string }[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(choices.map(({ const: name, title }) => [name, title])) as Record<Name, string>;
}

export const paymentTypes: Readonly<Record<PaymentType, string>> = titlesOf(payment_type);

export const paymentProviderTitles: Readonly<Record<PaymentProvider, string>> = titlesOf(payment_provider);

/** Names of the payment providers. */
export const gatewayTitles = {
  payfast: paymentProviderTitles.payfast,
  bob_pay: paymentProviderTitles.bobpay,
  stitch: paymentProviderTitles.stitch,
} as const;

export type GatewayName = keyof typeof gatewayTitles;

/** The option values of Bob Pay's methods (F266). */
export const bobPayOptions = {
  'credit-card': 'bob_pay_credit_card',
  'instant-eft': 'instant_eft',
  'capitec-pay': 'capitec_pay',
  'pay-shap': 'pay_shap',
  'scan-to-pay': 'scan_to_pay',
} as const satisfies Readonly<Partial<Record<PaymentType, string>>>;

/** The option value of a card that was saved (F266). */
export const savedCardOption = 'bob_pay_saved_credit_card';

/**
 * The payment type of a gateway's method; undefined where the user chooses on the gateway's own page. Stitch uses its
 * own names.
 */
export function paymentTypeOf(gateway: GatewayName, option: string | undefined): PaymentType | undefined {
  const name = gateway === 'stitch' ? `stitch-${option}` : option;
  return payment_type.find((type) => type.const === name)?.const;
}
