/** What the ways to pay and those who take the payment are called (F282). */
import { payment_provider, payment_type } from '#generated/enums.ts';
import type { PaymentProvider, PaymentType } from '#generated/types.ts';

function titlesOf<Name extends string>(
  choices: readonly { readonly const: Name; readonly title: string }[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(choices.map(({ const: name, title }) => [name, title])) as Record<Name, string>;
}

export const paymentTypes: Readonly<Record<PaymentType, string>> = titlesOf(payment_type);

const providers: Readonly<Record<PaymentProvider, string>> = titlesOf(payment_provider);

/** Who takes a payment. */
export const gatewayTitles = {
  payfast: providers.payfast,
  bob_pay: providers.bobpay,
  stitch: providers.stitch,
} as const;

export type GatewayName = keyof typeof gatewayTitles;

/** The type of a payment by this way of a gateway; undefined where the gateway's own page asks. Stitch names its own ways. */
export function paymentTypeOf(gateway: GatewayName, option: string | undefined): PaymentType | undefined {
  const name = gateway === 'stitch' ? `stitch-${option}` : option;
  return payment_type.find((type) => type.const === name)?.const;
}
