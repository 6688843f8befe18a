/** The facts of schemas/vocabulary/facts.json, as far as a browser knows them; the server checks them again. */
import { environmentOf } from '#platform/domain/environment.ts';
import { isStaff, roles } from '#platform/domain/role.ts';
import { boot } from './boot.ts';
import { session } from './session.ts';

/** The facts about the signed-in user, by name. */
export function factsNow(): Readonly<Record<string, unknown>> {
  const { provider } = boot();
  const { user } = session.get();
  return {
    'provider.kind': provider.kind,
    'provider.status': provider.status,
    'user.is_platform_admin': user?.role_id === roles.platformAdmin,
    'user.is_staff': user !== null && isStaff(user),
    'user.is_internal': user?.is_internal ?? false,
    environment: provider.environment ?? environmentOf(location.host),
  };
}
