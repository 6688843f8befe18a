/** From what the engine decided to the rows that a save writes, and to the rows that are stored after it. */
import { settingAuditPrefix } from '../../domain/setting-audit.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Outcome } from '#engine/changes/apply.ts';
import type { StoredValues } from '#engine/state/resolve.ts';
import { settingNamed } from '#engine/state/state.ts';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import { placeSeen } from '../scopes/scope.ts';
import { settingsCatalogue } from './read-settings.ts';
import type { Place, ValueRow } from './repository.ts';
import type { AuditContext, Written } from './save-repository.ts';

export type Decided = Extract<Outcome, { ok: true }>;

/** `stored` is what the place holds now: a value that it holds under an earlier key goes as soon as the setting is written. */
export function writtenOf(
  { write, changes }: Decided,
  stored: StoredValues,
  keys: KeyRing,
  providerId: number,
  place: Place,
): Written[] {
  const where = { provider_id: providerId, scope: place.scope, scope_id: place.scopeId };
  const written = changes.map(({ key, from, to, reset }) => {
    const secret = !reset && settingNamed(settingsCatalogue, key)?.secret === true;
    return {
      key,
      value: reset || secret ? null : JSON.stringify(write[key]),
      secret: secret ? encryptSecret(keys, { ...where, key }, String(write[key])) : null,
      reset,
      objectId: objectIdOf(place, key),
      from: from === null ? null : JSON.stringify(from),
      to: to === null ? null : JSON.stringify(to),
    };
  });
  const earlier = changes.flatMap(({ key }) => (Object.hasOwn(stored, key) && stored[key]?.under) || []);
  return [...written, ...earlier.map((key) => ({ ...nothing, key, objectId: objectIdOf(place, key) }))];
}

const nothing = { value: null, secret: null, reset: true, from: null, to: null };

function objectIdOf(place: Place, key: string): string {
  return settingAuditPrefix(placeSeen(place)) + key;
}

export function rowsAfter(
  before: readonly ValueRow[],
  written: readonly Written[],
  { scope, scopeId }: Place,
  audit: AuditContext,
  now: Date,
): readonly ValueRow[] {
  const touched = new Set(written.map((row) => row.key));
  const kept = before.filter((row) => row.scope !== scope || row.scope_id !== scopeId || !touched.has(row.key));
  const at = withOffset(now);
  const put = written.filter((row) => !row.reset);
  return [
    ...kept,
    ...put.map(({ key, value, secret }) => ({
      scope,
      scope_id: scopeId,
      key,
      value: value === null ? null : (JSON.parse(value) as unknown),
      is_secret: secret !== null,
      at,
      updated_by: audit.userId,
      updated_by_name: audit.isOwnUser ? audit.userName : null,
    })),
  ];
}
