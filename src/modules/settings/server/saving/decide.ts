/** Decides a save on the stored values: the engine's decision, the rows to write, and the values afterwards. */
import { applyEdits, type Outcome } from '#engine/changes/apply.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import type { Layer, StoredValues } from '#engine/state/resolve.ts';
import { writeRefusal } from '#engine/state/access.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { withOffset } from '#platform/domain/time.ts';
import { encryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { settingAuditPrefix } from '../../domain/setting-audit.ts';
import { placeSeen } from '../scopes/scope.ts';
import { settingsCatalogue, settingsValidators as validators } from '../values/catalogue.ts';
import { layersOf } from '../values/layers.ts';
import type { Place, StoredSettings, ValueRow } from '../values/repository.ts';
import { callerOf, type Viewer } from '../values/viewer.ts';
import type { RecentSave } from './recent-changes.ts';
import type { AuditContext, Written } from './repository.ts';
import { sanitiseValue } from './sanitise.ts';

export interface Save {
  /** The tenant that is written; 0 for the platform. */
  readonly providerId: number;
  readonly place: Place;
  /** Undefined when the caller names no base: then the last save wins. */
  readonly baseRevision: number | undefined;
  readonly edits: Edits;
  readonly viewer: Viewer;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly audit: AuditContext;
  /** A scheduled change may be hidden by now; forms and the API may not write hidden settings. */
  readonly hiddenAllowed?: boolean;
  readonly now: Date;
  /** Undefined when a scheduled change is applied: its addresses were checked when it was created. */
  readonly outbound?: Outbound;
  /** Whether the user has re-authenticated; checked only when a sensitive setting changes. */
  readonly isConfirmed: (tx: Transaction) => Promise<boolean>;
}

export interface Saved {
  readonly kind: 'saved';
  readonly revision: number;
  /** The values of platform and provider after the save. */
  readonly stored: StoredSettings;
  /** The same with the values of the written scope, as layers for the engine. */
  readonly layers: readonly Layer[];
  /** Changes since the base revision, including those of others. */
  readonly changedKeys: readonly string[];
  /** For the saves that follow. */
  readonly recent: RecentSave;
}

export type Decision =
  | { readonly ok: false; readonly errors: readonly FieldError[] }
  | (Decided & { readonly ok: true });

export interface Decided {
  readonly rows: readonly Written[];
  /** Settings that were requested or changed with them. */
  readonly changedKeys: readonly string[];
}

export function baseOf(save: Save, rows: readonly ValueRow[]): Base {
  return { catalogue: settingsCatalogue, layers: layersOf(rows), here: save.place.scope, facts: save.facts };
}

/** Edits that this caller may not write at all: reported before anything about stored values, such as conflicts. */
export function deniedWrites({ viewer, place }: Pick<Save, 'viewer' | 'place'>, edits: Edits): readonly FieldError[] {
  const caller = callerOf(viewer, placeSeen(place));
  return [...new Set(editedKeys(edits))].flatMap((key) => {
    const setting = settingNamed(settingsCatalogue, key);
    const refusal = setting && writeRefusal(setting, caller, place.scope);
    return refusal ? [{ field: key, ...refusal }] : [];
  });
}

/** `edits` are those of the save, merged with the values in `base`. */
export function decide(save: Save, base: Base, edits: Edits, keys: KeyRing): Decision {
  const caller = callerOf(save.viewer, placeSeen(save.place));
  const outcome = applyEdits({ base, validators, caller, edits, hiddenAllowed: save.hiddenAllowed ?? false });
  if (!outcome.ok) return outcome;
  return {
    ok: true,
    rows: writtenOf(outcome, base, keys, save),
    changedKeys: [...editedKeys(save.edits), ...outcome.remove],
  };
}

/** The rows that a save writes. A value under an earlier key is removed when the setting is written. */
export function writtenOf(
  { write, changes }: Extract<Outcome, { ok: true }>,
  base: Base,
  keys: KeyRing,
  { providerId, place }: Pick<Save, 'providerId' | 'place'>,
): Written[] {
  const where = { provider_id: providerId, scope: place.scope, scope_id: place.scopeId };
  const written = changes.map(({ key, from, to, reset }) => {
    const secret = !reset && settingNamed(settingsCatalogue, key)?.secret === true;
    return {
      key,
      value: reset || secret ? undefined : write[key],
      secret: secret ? encryptSecret(keys, { ...where, key }, String(write[key])) : null,
      reset,
      objectId: objectIdOf(place, key),
      from,
      to,
    };
  });
  const stored = storedHere(base);
  const earlier = changes.flatMap(({ key }) => (Object.hasOwn(stored, key) && stored[key]?.under) || []);
  const removed = { value: undefined, secret: null, reset: true, from: null, to: null };
  return [...written, ...earlier.map((key) => ({ ...removed, key, objectId: objectIdOf(place, key) }))];
}

function objectIdOf(place: Place, key: string): string {
  return settingAuditPrefix(placeSeen(place)) + key;
}

export function rowsAfter(
  before: readonly ValueRow[],
  written: readonly Written[],
  { place: { scope, scopeId }, audit, now }: Pick<Save, 'place' | 'audit' | 'now'>,
): readonly ValueRow[] {
  const touched = new Set(written.map((row) => row.key));
  const unchanged = before.filter((row) => row.scope !== scope || row.scope_id !== scopeId || !touched.has(row.key));
  const at = withOffset(now);
  const put = written.filter((row) => !row.reset);
  return [
    ...unchanged,
    ...put.map(({ key, value, secret }) => ({
      scope,
      scope_id: scopeId,
      key,
      value: value ?? null,
      is_secret: secret !== null,
      at,
      updated_by: audit.userId,
      updated_by_name: audit.isOwnUser ? audit.userName : null,
    })),
  ];
}

/** `before` is the state the save was decided on, `revision` its new revision. */
export function savedOf(save: Save, before: StoredSettings, revision: number, { rows, changedKeys }: Decided): Saved {
  const after = rowsAfter(before.rows, rows, save);
  const stored = { revision, rows: after.filter((row) => row.scope_id === 0) };
  const recent = { before: before.revision, revision, changes: changesOf(save, before, revision, rows) };
  return { kind: 'saved', revision, stored, layers: layersOf(after), changedKeys: [...new Set(changedKeys)], recent };
}

/** The changes for the history. Nothing is cached for narrower scopes. */
function changesOf(
  { place, audit, now }: Save,
  { rows, revision: since }: StoredSettings,
  revision: number,
  written: readonly Written[],
): RecentSave['changes'] {
  if (place.scopeId !== 0) return [];
  return written.map(({ key, value, secret, reset }) => {
    const row = rows.find((one) => one.scope === place.scope && one.scope_id === 0 && one.key === key);
    const before = row && {
      ...{ key, revision: since, value: row.value, is_secret: row.is_secret, was_reset: false },
      ...{ changed_at: new Date(row.at), changed_by_name: row.updated_by_name },
    };
    const after = {
      ...{ key, revision, value, is_secret: secret !== null, was_reset: reset },
      ...{ changed_at: now, changed_by_name: audit.isOwnUser ? audit.userName : null },
    };
    return { before, after };
  });
}

/** HTML is sanitised before anything is validated or compared. */
export function cleaned({ settings, reset }: Edits): Edits {
  const entries = Object.entries(settings).map(([key, value]) => {
    const setting = settingNamed(settingsCatalogue, key);
    return [key, setting ? sanitiseValue(setting, value) : value] as const;
  });
  return { settings: Object.fromEntries(entries), reset };
}

/** The values set in the scope itself. */
function storedHere({ layers, here }: Base): StoredValues {
  return layers.find(({ scope }) => scope === here)?.values ?? {};
}

export function editedKeys({ settings, reset }: Edits): string[] {
  return [...Object.keys(settings), ...reset];
}
