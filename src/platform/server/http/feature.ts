/**
 * Features that a provider turned off, for everyone or for an account or a user: calls that belong to them are refused
 * (F381).
 */
import type { FastifyInstance } from 'fastify';
import { feature as features } from '#generated/enums.ts';
import type { Feature } from '#generated/types.ts';
import { isStaff } from '#platform/domain/role.ts';
import { forbidden } from './api-error.ts';
import type { Session } from './session.ts';

/** Whether a feature is on for this user; a feature that does not apply to the user counts as on. */
export async function hasFeature(
  app: FastifyInstance,
  session: Session,
  providerId: number,
  feature: Feature,
): Promise<boolean> {
  const users: readonly string[] = features.find((one) => one.const === feature)?.['x-flags'] ?? [];
  if (!users.includes(isStaff(session.user) ? 'staff' : 'customer')) return true;
  const { provider_settings, account_settings, user_settings } = await app.settings.readableBy(session, providerId);
  const nearest = [user_settings, account_settings, provider_settings].find((one) => one.enabled_features);
  return nearest?.enabled_features?.includes(feature) ?? false;
}

/** Throws `forbidden` if it is off. */
export async function requireFeature(
  app: FastifyInstance,
  session: Session,
  providerId: number,
  feature: Feature,
): Promise<void> {
  if (!(await hasFeature(app, session, providerId, feature))) throw forbidden('This feature is turned off');
}
