/** The scope in the address of a screen, and switching to another one. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { scopeText } from '#platform/domain/scope.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { addressAt, findPlaces, generalPlaces, placeNamed, placeOfText, scopeQuery } from './setting-scopes.ts';

export interface Picking {
  /** The same object while the scope is the same. */
  readonly selected: ScopeRef;
  readonly general: ReturnType<typeof generalPlaces>;
  readonly find: typeof findPlaces;
  /** The other parameters of the address belong to the previous scope. */
  readonly onPick: (place: ScopeRef) => void;
  /** The address of this scope's settings, or of a named setting. */
  readonly addressOf: (setting?: string) => string;
}

export function useSelectedScope(): Picking {
  const [query, setQuery] = useSearchParams();
  const named = scopeText(placeNamed(query));
  const selected = useMemo(() => placeOfText(named), [named]);
  const onPick = useCallback((place: ScopeRef) => setQuery({ ...scopeQuery(place) }), [setQuery]);
  const addressOf = useCallback(
    (setting?: string) => addressAt('/settings', selected, setting === undefined ? {} : { setting }),
    [selected],
  );
  return { selected, general: generalPlaces(), find: findPlaces, onPick, addressOf };
}
