/** The tariff around a form, for fields that refer to its parts. */
import { createContext, use } from 'react';
import type { ReadTariffAnswer200, RateRevision, Tariff } from '#generated/types.ts';

export interface TariffAround {
  readonly tariff: Tariff;
  /** The price list being viewed. */
  readonly list: RateRevision;
  /** Names of the accounts in the tariff. */
  readonly accounts: NonNullable<ReadTariffAnswer200['accounts']>;
  /** The base revision of a change. */
  readonly revision: number;
}

export const TariffContext = createContext<TariffAround | undefined>(undefined);

/** Throws outside of a price list. */
export function useTariffAround(): TariffAround {
  const around = use(TariffContext);
  if (!around) throw new Error('There is no tariff around this');
  return around;
}

/** The highest id plus one. */
export function nextId(items: readonly { readonly id: number }[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}
