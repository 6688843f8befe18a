/** What a top-up may be: the amounts that are offered, and where the provider's own payment page is asked for one. */

/** In rand; the first is chosen to begin with. */
export const offeredAmounts = [200, 500, 1000, 5000] as const;

/** An amount that somebody typed, in rand with at most two decimals and above zero; undefined when it is none. */
export function typedAmount(text: string): number | undefined {
  const digits = text.replace(/^R/i, '').replaceAll(/\s/g, '');
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(digits)) return undefined;
  const amount = Number(digits.replace(',', '.'));
  return amount > 0 ? amount : undefined;
}

/** The provider's own page, told who pays and how much (F291). `page` is a full address. */
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
