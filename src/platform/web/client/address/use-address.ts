/**
 * The query of the address, for screens that change one part of it and keep the others. A change begins from what was
 * written last, not from what is drawn: two changes that follow each other quickly are both kept.
 */
import { useCallback } from 'react';
import { useNavigation, useSearchParams, type NavigateOptions } from 'react-router';

export type ChangeAddress = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void;

export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [address, setAddress] = useSearchParams();
  const ahead = useNavigation().location?.pathname;
  const change = useCallback<ChangeAddress>(
    (next, options = {}) => {
      // Whoever is already on the way elsewhere is not called back by an address that is written late.
      if (ahead !== undefined && ahead !== window.location.pathname) return;
      setAddress(next(new URLSearchParams(window.location.search)), options);
    },
    [ahead, setAddress],
  );
  return [address, change];
}
