/** Creates a file of the settings of a scope, as far as the caller may read them. */
import { withOffset } from '#platform/domain/time.ts';
import { mayRead } from '#engine/state/access.ts';
import { inScreenOrder } from '#engine/changes/difference.ts';
import type { SettingsFile } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Save } from '../saving/decide.ts';
import { rowsOf } from '../saving/apply-edits.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import { stateHash } from './state-hash.ts';
import { callerOf } from '../values/viewer.ts';

export const fileKind = 'parcel-settings';
export const fileVersion = 1;

export interface Export extends Pick<Save, 'providerId' | 'place' | 'viewer' | 'now'> {
  readonly provider: { readonly id: number; readonly name: string };
  readonly environment: string;
  readonly target: SettingsFile['target'] | undefined;
}

/** Undefined when there is no such scope. */
export async function exportSettings(
  tx: Transaction,
  services: Pick<SaveServices, 'cache'>,
  options: Export,
): Promise<SettingsFile | undefined> {
  const { place, viewer, provider, environment, now, target } = options;
  const found = await rowsOf(tx, services, options);
  if (!found) return undefined;
  const { revision, rows } = found;
  const own = new Map(
    rows.filter((row) => row.scope === place.scope && row.scope_id === place.scopeId).map((row) => [row.key, row]),
  );
  const caller = callerOf(viewer);
  const readable = inScreenOrder(settingsCatalogue).filter(
    (setting) => own.has(setting.key) && mayRead(setting, caller),
  );
  const plain = readable.filter(({ secret }) => !secret);
  return {
    kind: fileKind,
    version: fileVersion,
    exported_at: withOffset(now),
    environment,
    provider: { id: provider.id, name: provider.name },
    scope: place.scope,
    revision,
    hash: stateHash(rows, place),
    ...(target ? { target } : {}),
    settings: Object.fromEntries(plain.map(({ key }) => [key, own.get(key)?.value])),
    secrets: readable.filter(({ secret }) => secret).map(({ key }) => key),
  };
}
