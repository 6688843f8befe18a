/** Keeps the place in the settings and the address in step: a link leads to a setting, scrolling and tabs change the address. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { SelectedScope } from '../shared/setting-scopes.ts';
import type { Place } from '../shared/form-context.ts';

/** Scrolling changes the address only after this pause, in milliseconds: browsers limit how often it may change. */
const pauseMs = 300;

/** The query of a place, in the order tab, section, setting (F039). */
export function queryOf({ tab, section, setting }: Place): Record<string, string> {
  return { tab, ...(section ? { section } : {}), ...(setting ? { setting } : {}) };
}

/** The place that a query names; what it names wrongly is left out, and a setting knows its own tab and section. */
export function placeIn(query: URLSearchParams, catalogue: Catalogue, tabs: readonly string[]): Place {
  const setting = catalogue.settings[query.get('setting') ?? ''];
  if (setting && tabs.includes(setting.tab))
    return { tab: setting.tab, section: setting.section, setting: setting.key };
  const wanted = query.get('tab') ?? '';
  const tab = tabs.includes(wanted) ? wanted : (tabs[0] ?? '');
  const section = query.get('section') ?? '';
  const known = Object.values(catalogue.sections).find(
    (one) => one.tab === tab && (one.id === section || one.aliases?.includes(section)),
  );
  return known ? { tab, section: known.id } : { tab };
}

/** `selected`: the query that names whose settings these are. */
export function linkTo(place: Place, selected: SelectedScope): string {
  return `${location.origin}/settings?${new URLSearchParams({ ...selected, ...queryOf(place) }).toString()}`;
}

interface PlaceState {
  readonly place: Place;
  onPlace: (place: Place, jump: boolean) => void;
}

/** `still`: the address stays as it is for now. `selected` stays in the address wherever the person goes. */
export function usePlace(
  catalogue: Catalogue,
  tabs: readonly string[],
  still: boolean,
  selected: SelectedScope,
): PlaceState {
  const [query, setQuery] = useSearchParams();
  const [place, setPlace] = useState(() => placeIn(query, catalogue, tabs));
  const written = useRef(query.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useRef(setQuery);
  write.current = setQuery;
  const stays = useRef(still);
  const always = useRef(selected);
  always.current = selected;
  // While the next screen loads, the address is still this one's; another address now would call it off.
  const ahead = useNavigation().location?.pathname;
  stays.current = still || (ahead !== undefined && ahead !== window.location.pathname);
  const now = query.toString();
  useEffect(() => {
    if (now === written.current) return;
    written.current = now;
    setPlace(placeIn(new URLSearchParams(now), catalogue, tabs));
  }, [now, catalogue, tabs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tabNow = useRef(place.tab);
  const path = useRef(window.location.pathname);
  const onPlace = useCallback((next: Place, jump: boolean) => {
    clearTimeout(timer.current);
    const go = (): void => {
      const asked = { ...always.current, ...queryOf(next) };
      const text = new URLSearchParams(asked).toString();
      // A pause may end when the person is already on the way to another screen.
      if (stays.current || text === written.current || window.location.pathname !== path.current) return;
      written.current = text;
      write.current(asked, { replace: next.tab === tabNow.current, preventScrollReset: true });
      tabNow.current = next.tab;
    };
    if (!jump) {
      timer.current = setTimeout(go, pauseMs);
      return;
    }
    go();
    setPlace({ ...next });
  }, []);
  return { place, onPlace };
}
