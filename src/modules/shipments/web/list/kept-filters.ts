/** The filters that somebody left the list with are there again when they come back (F142). */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { recall, remember } from '#platform/web/client/memory.ts';

const key = 'shipments_filters';

/** An address that says something is followed; one that says nothing gets the filters of the last time, but only on arrival. */
export function useKeptFilters(): void {
  const [address, setAddress] = useSearchParams();
  const hasArrived = useRef(false);
  const text = address.toString();
  useEffect(() => {
    const kept = hasArrived.current ? null : recall(key);
    hasArrived.current = true;
    if (text === '' && kept !== null) setAddress(new URLSearchParams(kept), { replace: true });
    else remember(key, text === '' ? null : text);
  }, [text, setAddress]);
}
