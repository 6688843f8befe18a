/** Amounts of a top-up, and the link to the provider's own payment page. */
import { withoutThousands } from '#platform/domain/number-in.ts';

/** In rand; the first is the default. */
export const offeredAmounts = [200, 500, 1000, 5000] as const;

/** A typed amount in rand, positive with at most two decimals; undefined when invalid. */
export function typedAmount(text: string): number | undefined {
  const digits = withoutThousands(text.trim().replace(/^R/i, ''));
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(digits)) return undefined;
  const amount = Number(digits.replace(',', '.'));
  return amount > 0 ? amount : undefined;
}

/** The provider's own page with payer and amount (F291). `page` is a full address. */
export function paymentPage(
  page: string,
  { id, account_code }: { readonly id: number; readonly account_code: string },
  rand: number,
): string {
  const address = new URL(page);
  address.searchParams.set('account_id', String(id));
  address.searchParams.set('account_code', account_code);
  address.searchParams.set('amount', rand.toFixed(2));
  return address.href;
}
