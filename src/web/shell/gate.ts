/** Whether somebody passes a gate; the same answer serves the router and the navigation. */
import { isGranted } from '#domain/permission.ts';
import { audienceOf, type Session } from '#web/client/session.ts';
import { screens, type Gate, type Screen } from './routes.ts';

export function passes(gate: Gate | undefined, who: Session): boolean {
  if (!gate) return true;
  const { audiences, anyPermission } = gate;
  if (audiences && !audiences.includes(audienceOf(who))) return false;
  return !anyPermission || anyPermission.some((permission) => isGranted(who.permissions, permission));
}

export type NavigationItem = Screen & { readonly navigation: NonNullable<Screen['navigation']> };

/** What this person's navigation shows, in the order of the list. */
export function navigationFor(who: Session): readonly NavigationItem[] {
  return screens.filter(
    (screen): screen is NavigationItem =>
      screen.navigation !== undefined && passes(screen.gate, who) && passes(screen.navigation.gate, who),
  );
}
