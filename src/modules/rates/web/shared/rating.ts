/** The prices of a form that prices a shipment, for the fields that show and choose them. */
import { createContext, use } from 'react';
import type { DeclinedServiceLevel, OptInRate } from '#generated/types.ts';
import type { Offer } from '../../domain/compare-rates.ts';

export type Rating =
  /** What is missing for pricing, as text: `the delivery suburb`. */
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'loading' }
  /** `retry` where the same request may succeed. */
  | { readonly kind: 'failed'; readonly message: string; readonly retry?: () => void }
  /** `isStale` while newer prices are loading. */
  | {
      readonly kind: 'ready';
      readonly offers: readonly Offer[];
      /** Service levels that do not accept the shipment, with reasons. */
      readonly declined: readonly DeclinedServiceLevel[];
      readonly isStale: boolean;
    };

export interface Pricing {
  readonly rating: Rating;
  readonly optIns: readonly OptInRate[];
  readonly timedOptIns: readonly OptInRate[];
}

const nothing: Pricing = { rating: { kind: 'incomplete', missing: [] }, optIns: [], timedOptIns: [] };

export const PricingContext = createContext<Pricing>(nothing);

export function usePricingAround(): Pricing {
  return use(PricingContext);
}
