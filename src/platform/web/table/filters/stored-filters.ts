/** Keeps the filters of a list in this browser, under the key that the specification names. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListTable } from '#engine/tables/table.ts';
import { recall, remember } from '../../client/memory.ts';
import { filterKeyOf } from '../views/saved-views.ts';

/**
 * Restores the filters that the user last used in the list (F142, F355). A query in the address takes precedence; without one the last
 * filters are restored, only on arrival.
 */
export function useStoredFilters(table: Pick<ListTable, 'id'>): void {
  const key = filterKeyOf(table);
  const [address, setAddress] = useSearchParams();
  const hasArrived = useRef(false);
  const text = address.toString();
  useEffect(() => {
    const stored = hasArrived.current ? null : recall(key);
    hasArrived.current = true;
    if (text === '' && stored !== null) setAddress(new URLSearchParams(stored), { replace: true });
    else remember(key, text === '' ? null : text);
  }, [key, text, setAddress]);
}
