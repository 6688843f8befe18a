/**
 * The query of the address, for screens that change one part of it and keep the others. A change begins from what was
 * written last, not from what is drawn: two changes that follow each other quickly are both kept.
 */
import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';
import { isLeaving } from './leaving.ts';

export type ChangeAddress = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void;

export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (next, options = {}) => {
      // Whoever is already on the way elsewhere is not called back by an address that is written late.
      if (isLeaving()) return;
      setAddress(next(new URLSearchParams(window.location.search)), options);
    },
    [setAddress],
  );
  return [address, change];
}
