/** What sets the offers for one shipment apart: which is cheapest, which arrives first. */
import type { Rate } from '#generated/types.ts';

export interface ComparedRates {
  /** Cheapest first; of equal prices the one that arrives first. */
  readonly rates: readonly Rate[];
  /** Codes of service levels; undefined where all are alike or there is only one. */
  readonly cheapest: string | undefined;
  readonly fastest: string | undefined;
}

/** Puts offers in order and marks those that stand out. */
export function compareRates(offers: readonly Rate[]): ComparedRates {
  const rates = [...offers].sort((a, b) => a.rate - b.rate || arrival(a) - arrival(b));
  const prices = new Set(rates.map(({ rate }) => rate));
  const arrivals = new Set(rates.map(arrival));
  const earliest = Math.min(...arrivals);
  return {
    rates,
    cheapest: prices.size > 1 ? rates[0]?.service_level.code : undefined,
    fastest: arrivals.size > 1 ? rates.find((one) => arrival(one) === earliest)?.service_level.code : undefined,
  };
}

function arrival({ service_level: level }: Rate): number {
  return Date.parse(level.delivery_date_to);
}
