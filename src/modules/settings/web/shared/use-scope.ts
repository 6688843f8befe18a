/** The place that the address of a screen names, and how the screen lets people go to another. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { scopeText, type ScopeRef } from '#platform/domain/scope.ts';
import { addressAt, findPlaces, generalPlaces, placeNamed, placeOfText, scopeQuery } from './setting-scopes.ts';

export interface Picking {
  /** The same object for as long as it is the same place. */
  readonly selected: ScopeRef;
  readonly general: ReturnType<typeof generalPlaces>;
  readonly find: typeof findPlaces;
  /** What else the address says is of the place that is left. */
  readonly onPick: (place: ScopeRef) => void;
  /** Where the settings of this place are, or the one that is named. */
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
