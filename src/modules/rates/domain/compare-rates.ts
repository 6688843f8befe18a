/** Compares the offers for a shipment: which is cheapest, and which arrives first. */
import type { Rate, RatedServiceLevel } from '#generated/types.ts';

/** A service level that accepts the shipment; without a price for users who may not see prices. */
export interface Offer {
  readonly level: RatedServiceLevel;
  readonly rate: Rate | undefined;
}

export interface ComparedOffers {
  /** Cheapest first; at equal prices the earliest arrival first. */
  readonly offers: readonly Offer[];
  /** Codes of service levels; undefined where all are equal or there is only one. */
  readonly cheapest: string | undefined;
  readonly fastest: string | undefined;
}

/** Service levels with their prices, as the call returns them. */
export function offersOf(levels: readonly RatedServiceLevel[], rates: readonly Rate[]): readonly Offer[] {
  return levels.map((level) => ({ level, rate: rates.find((one) => one.service_level.code === level.code) }));
}

/** Sorts offers and marks the best ones. */
export function compareOffers(given: readonly Offer[]): ComparedOffers {
  const offers = [...given].sort((a, b) => priceOf(a) - priceOf(b) || arrival(a) - arrival(b));
  const prices = new Set(offers.map(priceOf));
  const arrivals = new Set(offers.map(arrival));
  const earliest = Math.min(...arrivals);
  return {
    offers,
    cheapest: prices.size > 1 ? offers[0]?.level.code : undefined,
    fastest: arrivals.size > 1 ? offers.find((one) => arrival(one) === earliest)?.level.code : undefined,
  };
}

function priceOf({ rate }: Offer): number {
  return rate?.rate ?? 0;
}

function arrival({ level }: Offer): number {
  return Date.parse(level.delivery_date_to);
}
