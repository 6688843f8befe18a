/** Insurance of the declared value, an extra of the rate group. */
import { percentageOf, randText, type Cents } from '#platform/domain/money.ts';
import type { CompiledInsurance } from '../compile/compiled-tariff.ts';
import type { ChargeAmount } from './charge-amount.ts';

/** The cost of insurance: nothing up to the free cover, then on the excess, within the limits. */
export function insuranceAmount({ charge, freeCover }: CompiledInsurance, declared: Cents): ChargeAmount {
  if (declared === 0) return { value: 0, explanation: 'no value declared' };
  if (declared <= freeCover)
    return { value: 0, explanation: `${randText(declared)} is within the free cover of ${randText(freeCover)}` };
  const insured = declared - freeCover;
  const isShare = charge.type === 'percentage';
  const value = isShare ? percentageOf(insured, charge.amount) : charge.amount;
  const explanation = isShare ? `${charge.amount}% of ${randText(insured)}` : randText(charge.amount);
  const least = charge.minimum ?? 0;
  if (value < least) return { value: least, explanation: `${explanation}, at least ${randText(least)}` };
  return { value, explanation };
}
