/** The zero-rated part of a price, which an invoice lists apart from what has VAT. */
import type { Rate } from '#generated/types.ts';
import { centsOf, type Cents } from '#platform/domain/money.ts';

export function zeroRatedOf(rate: Rate): Cents {
  const { base_rate: base, surcharges, rate_adjustments, time_based_rate_adjustments, extras } = rate;
  const parts = [
    { value: base.charge, vat_type: base.vat_type },
    ...[...surcharges, ...rate_adjustments, ...time_based_rate_adjustments],
    ...extras.map(({ insurance_charge: value, vat_type }) => ({ value, vat_type })),
  ];
  return parts.reduce((sum, { value, vat_type }) => (vat_type === 'zero' ? sum + centsOf(value) : sum), 0);
}
