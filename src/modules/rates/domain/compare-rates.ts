/** What sets the offers for one shipment apart: which is cheapest, which arrives first. */
import type { Rate, RatedServiceLevel } from '#generated/types.ts';

/** A service that takes the shipment; without a price for people who may not see prices. */
export interface Offer {
  readonly level: RatedServiceLevel;
  readonly rate: Rate | undefined;
}

export interface ComparedOffers {
  /** Cheapest first; of equal prices the one that arrives first. */
  readonly offers: readonly Offer[];
  /** Codes of service levels; undefined where all are alike or there is only one. */
  readonly cheapest: string | undefined;
  readonly fastest: string | undefined;
}

/** Service levels with their prices, as the call answers them. */
export function offersOf(levels: readonly RatedServiceLevel[], rates: readonly Rate[]): readonly Offer[] {
  return levels.map((level) => ({ level, rate: rates.find((one) => one.service_level.code === level.code) }));
}

/** Puts offers in order and marks those that stand out. */
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
