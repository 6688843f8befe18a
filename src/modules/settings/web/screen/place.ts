/**
 * Keeps the location in the settings and the address in sync: a link leads to a setting or a search; tabs, scrolling
 * and searching change the address.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { isLeaving } from '#platform/web/client/address/leaving.ts';
import type { SelectedScope } from '../shared/setting-scopes.ts';
import type { Place } from '../shared/form-context.ts';

/** Delay in milliseconds before scrolling changes the address: browsers limit how often it may change. */
const pauseMs = 300;

/** The query of a location, in the order tab, section, setting (F039). */
export function queryOf({ tab, section, setting }: Place): Record<string, string> {
  return { tab, ...(section ? { section } : {}), ...(setting ? { setting } : {}) };
}

/**
 * The location in a query; invalid parameters are ignored, and a setting determines its tab and section. Without a tab
 * it is `home`.
 */
export function placeIn(
  query: URLSearchParams,
  catalogue: Catalogue,
  tabs: readonly string[],
  home = tabs[0] ?? '',
): Place {
  const setting = catalogue.settings[query.get('setting') ?? ''];
  if (setting && tabs.includes(setting.tab))
    return { tab: setting.tab, section: setting.section, setting: setting.key };
  const requestedTab = query.get('tab') ?? '';
  const tab = tabs.includes(requestedTab) ? requestedTab : home;
  const section = query.get('section') ?? '';
  const known = Object.values(catalogue.sections).find(
    (one) => one.tab === tab && (one.id === section || one.aliases?.includes(section)),
  );
  return known ? { tab, section: known.id } : { tab };
}

/** `selected`: the query that names the scope. */
export function linkTo(place: Place, selected: SelectedScope): string {
  return `${location.origin}/settings?${new URLSearchParams({ ...selected, ...queryOf(place) }).toString()}`;
}

function addressNow(): string {
  return new URLSearchParams(window.location.search).toString();
}

/** What the address searches for: another object each time it is asked for; undefined where it asks for no search. */
type RequestedSearch = { readonly text: string } | undefined;

function searchIn(query: URLSearchParams): RequestedSearch {
  const text = query.get('search');
  return text === null ? undefined : { text };
}

interface PlaceState {
  readonly place: Place;
  onPlace: (place: Place, jump: boolean) => void;
  readonly search: RequestedSearch;
  onSearch: (text: string) => void;
}

/** `still`: the address does not change for now. `selected` stays in the address throughout. */
export function usePlace(
  catalogue: Catalogue,
  tabs: readonly string[],
  home: string | undefined,
  still: boolean,
  selected: SelectedScope,
): PlaceState {
  const [query, setQuery] = useSearchParams();
  const [place, setPlace] = useState(() => placeIn(query, catalogue, tabs, home));
  const [search, setSearch] = useState(() => searchIn(query));
  /** The current location, and the text in the search. */
  const here = useRef<{ place: Place; text: string }>({ place, text: search?.text ?? '' });
  const written = useRef(query.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(setQuery);
  write.current = setQuery;
  const stays = useRef(still);
  const always = useRef(selected);
  always.current = selected;
  stays.current = still;
  const now = query.toString();
  useEffect(() => {
    // What is drawn may be older than the address: then it is no place that the person went to, and the newer one is drawn soon.
    if (now === written.current || now !== addressNow()) return;
    written.current = now;
    const [next, requested] = [
      placeIn(new URLSearchParams(now), catalogue, tabs, home),
      searchIn(new URLSearchParams(now)),
    ];
    here.current = { place: next, text: requested?.text ?? '' };
    setPlace(next);
    setSearch(requested);
  }, [now, catalogue, tabs, home]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const path = useRef(window.location.pathname);
  /** `entry`: adds a history entry, so that Back returns to the current address. */
  const go = useCallback((entry: boolean): void => {
    const { place: next, text } = here.current;
    const requested = { ...always.current, ...queryOf(next), ...(text === '' ? {} : { search: text }) };
    const address = new URLSearchParams(requested).toString();
    // A pause may end when the person is already on the way elsewhere, or has just gone Back.
    const left = addressNow() !== written.current;
    if (left && !entry) return;
    // While the next screen loads, the address is still this one's; changing it would cancel the navigation.
    if (stays.current || isLeaving() || address === written.current || window.location.pathname !== path.current)
      return;
    written.current = address;
    write.current(requested, { replace: !entry, preventScrollReset: true });
  }, []);
  const onPlace = useCallback(
    (next: Place, jump: boolean) => {
      clearTimeout(timer.current);
      const { place: before, text } = here.current;
      here.current = { place: next, text: jump ? '' : text };
      if (!jump) {
        timer.current = setTimeout(() => go(false), pauseMs);
        return;
      }
      // Back from a search result leads to the search, as it leads to another tab.
      go(next.tab !== before.tab || text !== '');
      setPlace({ ...next });
    },
    [go],
  );
  const onSearch = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      here.current = { ...here.current, text };
      timer.current = setTimeout(() => go(false), pauseMs);
    },
    [go],
  );
  return { place, onPlace, search, onSearch };
}
