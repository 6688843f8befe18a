/** The filters in the bar of a list with many filters: the first few, those that are set, and those that the user added. */
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { canMeet } from '../../client/session.ts';
import type { ListTable, TableFilter } from '#engine/tables/table.ts';

/** Number of filters that fit in the bar; of more only the usual ones are shown, the others behind one button. */
const fit = 6;
const usual = 4;

/**
 * A filter by a key, which links set, and one whose choices the user may not read are shown only while they are set, so
 * that they can be removed.
 */
export function isOffered(filter: TableFilter, set: Readonly<Record<string, unknown>>): boolean {
  return set[filter.name] !== undefined || (filter.kind !== 'key' && mayReadChoices(filter));
}

export function mayReadChoices({ reference }: Pick<TableFilter, 'reference'>): boolean {
  return canMeet(reference?.permission);
}

/** @param named names of filters that are always shown */
export function isInBar(offered: readonly TableFilter[], filter: TableFilter, named: readonly string[]): boolean {
  const chips = offered.filter(({ kind }) => kind !== 'search');
  if (filter.kind === 'search' || chips.length <= fit) return true;
  return chips.indexOf(filter) < usual || named.includes(filter.name);
}

interface AddedFilters {
  readonly added: readonly string[];
  readonly add: (name: string) => void;
  /** Added since the list was opened, last. */
  readonly opening: string | undefined;
}

/** Filters that the user added are shown again on the next visit. */
export function useAddedFilters({ id }: Pick<ListTable, 'id'>): AddedFilters {
  const [added, setAdded] = useLocalStorage<readonly string[]>({ key: `${id}_added_filters`, defaultValue: [] });
  const [opening, setOpening] = useState<string>();
  return {
    added,
    add: (name) => {
      setAdded((before) => [...before.filter((one) => one !== name), name]);
      setOpening(name);
    },
    opening,
  };
}
