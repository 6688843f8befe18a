/** Whether the user may book with this provider (F165): the same for the booking screen and the links to it. */
import { isGranted } from '#platform/domain/permission.ts';
import type { Environment } from '#platform/domain/environment.ts';
import { boot } from '#platform/web/client/boot.ts';
import { factsNow } from '#platform/web/client/facts.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import type { Session } from '#platform/web/client/session.ts';
import { mayBook } from '#modules/accounts/domain/guest-booking.ts';

export function mayBookHere({ user, permissions }: Session): boolean {
  if (user) return isGranted(permissions, 'API_/shipments:POST');
  return mayBook({
    isSignedIn: false,
    settings: shownSettings(),
    kindFlags: boot().provider.kind_flags ?? [],
    status: boot().provider.status,
    environment: factsNow()['environment'] as Environment,
  });
}
