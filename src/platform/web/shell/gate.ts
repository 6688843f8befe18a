/** Whether somebody passes a gate; the same answer serves the router and the navigation. */
import { matchRoutes } from 'react-router';
import { isGranted } from '#platform/domain/permission.ts';
import { scopeBar } from '#platform/domain/scope.ts';
import { shownSettings } from '../client/provider-settings.ts';
import { audienceOf, type Session } from '../client/session.ts';
import type { Gate, Screen } from '../module.ts';
import type { Destination } from './destinations.ts';
import { allScreens } from './screens.ts';

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

export type NavigationItem = Screen & { readonly navigation: NonNullable<Screen['navigation']> };

/** What this person's navigation shows, from the top. */
export function navigationFor(who: Session): readonly NavigationItem[] {
  return allScreens()
    .filter(
      (screen): screen is NavigationItem =>
        screen.navigation !== undefined && passes(screen.gate, who) && passes(screen.navigation.gate, who),
    )
    .sort((a, b) => a.navigation.order - b.navigation.order);
}

/** What the page of tools leads this person to. */
export function toolsFor(who: Session): readonly Destination[] {
  return allScreens().flatMap(({ path, title, gate, tool }) =>
    tool !== undefined && passes(gate, who) ? [{ path, label: title ?? path, about: tool }] : [],
  );
}

/** Whether a link of the product leads this person to a screen they may open; an address that is no screen is not judged. */
export function mayFollow(link: string, who: Session): boolean {
  if (!link.startsWith('/')) return true;
  const routes = allScreens().map(({ path, gate, access }) => ({ path, handle: { gate, access } }));
  const route = matchRoutes(routes, link.replace(/[?#].*$/, ''))?.at(-1)?.route;
  // Guests are asked to sign in first.
  return (
    route === undefined || route.handle.access !== 'signed-in' || who.user === null || passes(route.handle.gate, who)
  );
}
