/** Payment terms: how many days after its date an invoice is due. An account’s own take precedence over the provider’s. */
import { counted } from '#engine/values/sentence.ts';
import type { Settings } from '#generated/types.ts';

/** Where nothing is set. */
const usualDays = 30;

export function paymentTermsOf(
  { payment_terms_days: own }: { readonly payment_terms_days?: number | null },
  settings: Pick<Settings, 'payment_terms_days'>,
): number {
  return own ?? settings.payment_terms_days ?? usualDays;
}

/** `30 days`; 0 days are the day of the invoice itself. */
export function paymentTermsText(days: number): string {
  return days === 0 ? 'On the invoice date' : counted(days, 'day', 'days');
}
