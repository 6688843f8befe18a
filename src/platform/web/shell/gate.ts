/** Whether a user passes a gate; used by the router and the navigation alike. */
import { isGranted } from '#platform/domain/permission.ts';
import { scopeBar } from '#platform/domain/scope-bar.ts';
import { shownSettings } from '../client/provider-settings.ts';
import { audienceOf, type Session } from '../client/session.ts';
import type { Gate, Navigation, Screen } from '../module.ts';
import type { Destination } from './destinations.ts';
import { allScreens, screenAt } from './screens.ts';

export function passes(gate: Gate | undefined, who: Session): boolean {
  if (!gate) return true;
  const { audiences, anyPermission, changes, feature, anySetting, when } = gate;
  const settings = shownSettings();
  if (audiences && !audiences.includes(audienceOf(who))) return false;
  if (changes && (!who.user || scopeBar(who.user, { kind: changes }) !== undefined)) return false;
  if (feature && !settings.enabled_features?.includes(feature)) return false;
  if (anySetting && !anySetting.some((key) => settings[key] === true)) return false;
  if (when && !when(who)) return false;
  return !anyPermission || anyPermission.some((permission) => isGranted(who.permissions, permission));
}

type Listed = Screen & { readonly navigation: Navigation };

/** `startsGroup`: a line separates it from the entry above. */
export type NavigationItem = Listed & { readonly startsGroup: boolean };

/** The position at which each group ends: home and today's work, shipments, operations, the business; then the rest. */
const groupEnds = [10, 20, 30, 70];

/** The user's navigation, from the top. */
export function navigationFor(who: Session): readonly NavigationItem[] {
  let last = 0;
  return allScreens()
    .filter(
      (screen): screen is Listed =>
        screen.navigation !== undefined && passes(screen.gate, who) && passes(screen.navigation.gate, who),
    )
    .sort((a, b) => positionOf(a.navigation, who) - positionOf(b.navigation, who))
    .map((screen) => {
      const group = groupEnds.filter((end) => positionOf(screen.navigation, who) >= end).length;
      const startsGroup = group > last;
      last = group;
      return { ...screen, startsGroup };
    });
}

/** Position of an entry in the user's navigation, counted from the top. */
export function positionOf({ order, customerOrder = order }: Navigation, who: Session): number {
  return audienceOf(who) === 'customer' ? customerOrder : order;
}

/** The path of the navigation entry that a page belongs to; of several that contain it, the nearest. */
export function entryOf(pathname: string, items: readonly NavigationItem[], search = ''): string | undefined {
  const query = new URLSearchParams(search);
  const led = items.find(({ navigation }) => navigation.isHere?.(pathname, query));
  if (led) return led.path;
  const screen = screenAt(pathname);
  const nearest = (from: string): string | undefined =>
    items
      .map(({ path }) => path)
      .filter((path) => from === path || from.startsWith(`${path}/`))
      .sort((a, b) => b.length - a.length)[0];
  const leading = screen?.under ?? pathname;
  return nearest(leading) ?? nearest(pathname) ?? (screen?.tool === undefined ? undefined : nearest('/tools'));
}

/** The destinations of the tools page for the user. */
export function toolsFor(who: Session): readonly Destination[] {
  return allScreens().flatMap(({ path, title, gate, tool }) =>
    tool !== undefined && passes(gate, who) ? [{ path, label: title ?? path, about: tool }] : [],
  );
}

/** Whether a link leads to a screen that the user may open; true for addresses that are not screens. */
export function mayFollow(link: string, who: Session): boolean {
  if (!link.startsWith('/')) return true;
  const screen = screenAt(link.replace(/[?#].*$/, ''));
  // Guests are sent to sign in first.
  return screen === undefined || screen.access !== 'signed-in' || who.user === null || passes(screen.gate, who);
}
