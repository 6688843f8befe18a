/** The place that the address of a screen names, and how the screen lets people go to another. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { placeText, type SettingPlace } from '../../domain/setting-scope.ts';
import { addressAt, findPlaces, generalPlaces, placeNamed, placeOfText, whoseQuery } from './setting-scopes.ts';

export interface Picking {
  /** The same object for as long as it is the same place. */
  readonly whose: SettingPlace;
  readonly general: ReturnType<typeof generalPlaces>;
  readonly find: typeof findPlaces;
  /** What else the address says is of the place that is left. */
  readonly onPick: (place: SettingPlace) => void;
  /** Where the settings of this place are, or the one that is named. */
  readonly addressOf: (setting?: string) => string;
}

export function useWhose(): Picking {
  const [query, setQuery] = useSearchParams();
  const named = placeText(placeNamed(query));
  const whose = useMemo(() => placeOfText(named), [named]);
  const onPick = useCallback((place: SettingPlace) => setQuery({ ...whoseQuery(place) }), [setQuery]);
  const addressOf = useCallback(
    (setting?: string) => addressAt('/settings', whose, setting === undefined ? {} : { setting }),
    [whose],
  );
  return { whose, general: generalPlaces(), find: findPlaces, onPick, addressOf };
}
