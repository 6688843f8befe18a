/** Which of several prices is the cheapest, and which arrives first. */
import type { Rate } from '#generated/types.ts';

export interface ComparedRate {
  readonly rate: Rate;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
}

/** The cheapest first. Marks are only given where there is a choice; of equals the one that wins otherwise has the mark. */
export function comparedRates(rates: readonly Rate[]): readonly ComparedRate[] {
  const arrival = ({ service_level }: Rate): number => Date.parse(service_level.delivery_date_to);
  const byPrice = rates.toSorted((a, b) => a.rate - b.rate || arrival(a) - arrival(b));
  const [fastest] = rates.toSorted((a, b) => arrival(a) - arrival(b) || a.rate - b.rate);
  const isChoice = rates.length > 1;
  return byPrice.map((rate, at) => ({
    rate,
    isCheapest: isChoice && at === 0,
    isFastest: isChoice && rate === fastest,
  }));
}
