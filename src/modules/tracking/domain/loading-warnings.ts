/** What the driver or the hub is warned of before parcels go out for delivery (F333). */
import type { Settings } from '#generated/types.ts';

export interface Standing {
  readonly is_on_hold: boolean;
  readonly temp_disable_auto_hold: boolean;
  readonly account_type: string;
  readonly balance_cents: number;
  readonly credit_limit_cents: number;
}

const sizes = ['length_cm', 'width_cm', 'height_cm', 'weight_kg'] as const;
export type Sizes = Readonly<
  Record<`actual_${(typeof sizes)[number]}` | `submitted_${(typeof sizes)[number]}`, number | null>
>;

/** A parcel with a zero weight or dimension, unless it was measured. */
export function isUnmeasured(parcel: Sizes): boolean {
  return sizes.some((size) => (parcel[`actual_${size}`] ?? parcel[`submitted_${size}`]) === 0);
}

export function isWarned(settings: Settings): boolean {
  return (
    settings.warn_out_for_delivery_for_accounts_in_arrears_or_on_hold === true ||
    settings.warn_out_for_delivery_for_zeroed_parcels === true
  );
}

export function loadingWarnings(account: Standing, parcels: readonly Sizes[], settings: Settings): string[] {
  const warnings: string[] = [];
  if (settings.warn_out_for_delivery_for_accounts_in_arrears_or_on_hold === true) {
    const credit = account.account_type === 'postpaid' ? account.credit_limit_cents : 0;
    if (account.is_on_hold && !account.temp_disable_auto_hold) warnings.push('The account is on hold');
    else if (account.balance_cents + credit < 0) warnings.push('The account is in arrears');
  }
  if (settings.warn_out_for_delivery_for_zeroed_parcels === true && parcels.some(isUnmeasured))
    warnings.push('A parcel has no size or weight');
  return warnings;
}
