/** The stored credentials of a gateway, for the jobs that use it. */
import type { KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { ConnectionCheck, Credentials } from '#platform/server/outbound/connection.ts';
import { partsOf, unusable } from '../connections/test-connection.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { layersOf, providerPlaces, usableLayers } from '../values/layers.ts';
import { findValues } from '../values/repository.ts';

export interface Gateway {
  readonly providerId: number;
  /** The section that declares its credentials in `x-test-connection`: `notifications/email_settings`. */
  readonly section: string;
  readonly check: Pick<ConnectionCheck, 'destinations'>;
}

/**
 * Values by role, the more specific scope first, with secrets decrypted. Undefined while something is missing, or when
 * the secret was stored for a different address. Throws `SecretError` when a secret can't be decrypted.
 */
export async function storedCredentials(
  tx: Transaction,
  keys: KeyRing,
  { providerId, section, check }: Gateway,
): Promise<Credentials | undefined> {
  const test = settingsCatalogue.sections[section]?.test_connection;
  if (!test) throw new RangeError(`The section ${section} names no gateway.`);
  const { rows } = await findValues(tx, providerId, providerPlaces);
  const layers = usableLayers(layersOf(rows));
  const parts = await partsOf(tx, keys, { providerId, layers, unsaved: new Map() }, test);
  if (unusable(parts, test, check)) return undefined;
  return Object.fromEntries(parts.map(({ role, value }) => [role, value]));
}
