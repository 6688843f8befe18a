/** The systems that shipments may be sent to now, whatever sends them: an event, a person or another attempt. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import { offeredTypes } from '../domain/choices.ts';

/**
 * Those for shipments of an account; none where integrations are turned off, because nobody could see or turn off the
 * rules that still sent shipments (F381).
 */
export async function offeredFor(
  tx: Transaction,
  settings: SettingsReader,
  providerId: number,
  accountId: number,
): Promise<readonly string[]> {
  const { enabled_features: features = [] } = await settings.decidingWithin(tx, providerId);
  if (!features.includes('integrations')) return [];
  const deciding: Readonly<Record<string, unknown>> = {
    ...(await settings.decidingForAccount(tx, providerId, accountId)),
  };
  return offeredTypes((name) => deciding[name]);
}
