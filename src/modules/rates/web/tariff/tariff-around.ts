/** The tariff around a form, for fields that refer to its parts. */
import { createContext, use, useState } from 'react';
import type { ReadTariffAnswer200, RateRevision, Tariff } from '#generated/types.ts';
import { baseOf } from '../../domain/base-of.ts';

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

/**
 * The base revision of a change in an open dialog: the tariff is live, and what someone else saves meanwhile must not
 * be overwritten unseen. `partOf` finds what the dialog edits; for a new part, what it is added to.
 */
export function useBaseRevision(partOf: (around: TariffAround) => unknown): number {
  const around = useTariffAround();
  const now = { part: [around.list.id, partOf(around) ?? null], revision: around.revision };
  const [opened] = useState(now);
  return baseOf(opened, now);
}

/** The part with this id, as it is now. */
export function partWith<Part extends { readonly id: number }>(
  parts: readonly Part[],
  id: number | undefined,
): Part | undefined {
  return parts.find((one) => one.id === id);
}

/** The highest id plus one. */
export function nextId(items: readonly { readonly id: number }[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}
