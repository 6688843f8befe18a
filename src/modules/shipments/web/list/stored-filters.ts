/** Restores the filters that the user last used in the list (F142). */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { recall, remember } from '#platform/web/client/memory.ts';

const key = 'shipments_filters';

/** A query in the address takes precedence; without one the last filters are restored, only on arrival. */
export function useStoredFilters(): void {
  const [address, setAddress] = useSearchParams();
  const hasArrived = useRef(false);
  const text = address.toString();
  useEffect(() => {
    const stored = hasArrived.current ? null : recall(key);
    hasArrived.current = true;
    if (text === '' && stored !== null) setAddress(new URLSearchParams(stored), { replace: true });
    else remember(key, text === '' ? null : text);
  }, [text, setAddress]);
}
