/**
 * The query of the address, for screens that change one parameter and keep the others. A change starts from the query
 * that was written last, not the one last rendered, so that two quick changes are both kept.
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
      // Writing the address now would cancel a navigation that is under way.
      if (isLeaving()) return;
      setAddress(next(new URLSearchParams(window.location.search)), options);
    },
    [setAddress],
  );
  return [address, change];
}
