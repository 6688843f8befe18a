/** Whether prices are shown: to visitors, and to users who may see billing information. */
import { isGranted } from '#platform/domain/permission.ts';
import type { Session } from '#platform/web/client/session.ts';

export function seesPrices({ user, permissions }: Session): boolean {
  return !user || isGranted(permissions, 'INLINE_see_billing_info');
}
