/** Refuses driver apps older than the provider supports (F332). */
import type { FastifyRequest } from 'fastify';
import type { Settings } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isOlder } from '../../domain/app-version.ts';

/**
 * Throws `app_outdated`. Apps send their version in `driver-app-version`; the tripsheet in a browser is always current
 * and sends none.
 */
export function requireAppVersion(
  { headers }: FastifyRequest,
  { role_id }: { readonly role_id: number },
  { latest_driver_app_version: minimum }: Settings,
): void {
  const version = headers['driver-app-version'];
  if (role_id !== roles.driver || typeof version !== 'string' || !minimum || !isOlder(version, minimum)) return;
  throw new ApiError(426, 'app_outdated', `Update the driver app to version ${minimum} or later`);
}
