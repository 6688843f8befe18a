/** What a form that prices a shipment knows of its prices, for the fields in it that show and choose them. */
import { createContext, use } from 'react';
import type { DeclinedServiceLevel, OptInRate } from '#generated/types.ts';
import type { Offer } from '../../domain/compare-rates.ts';

export type Rating =
  /** What is missing before a price can be asked for, as people call it: `the delivery suburb`. */
  | { readonly kind: 'incomplete'; readonly missing: readonly string[] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  /** `isStale` while newer prices are on their way. */
  | {
      readonly kind: 'ready';
      readonly offers: readonly Offer[];
      /** Services that do not take the shipment, and why. */
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
