/** The history of a scope by revision: author, time, values before and after, and source. */
import { withOffset } from '#platform/domain/time.ts';
import { mayRead, type Caller } from '#engine/state/access.ts';
import { canonicalKey, withAliases } from '#engine/schema/alias.ts';
import type { Layer } from '#engine/state/resolve.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { SettingRevision } from '#generated/types.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { findHistory, type ChangeRow } from './history-repository.ts';
import { shownValue } from '../values/shown-value.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Place } from '../values/repository.ts';
import { changeOf } from '../values/serialize-change.ts';

export interface HistoryQuery {
  readonly setting: string | undefined;
  readonly source: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

export interface HistoryAnswer {
  revisions: SettingRevision[];
  /** The revision to request more with; null at the end. */
  next: number | null;
}

/** `layers` are the current ones: a value that was not set in the scope is shown as what it inherits. */
export async function readHistory(
  access: Access,
  providerId: number,
  place: Place,
  layers: readonly Layer[],
  caller: Caller,
  query: HistoryQuery,
): Promise<HistoryAnswer> {
  const readable = Object.values(settingsCatalogue.settings).filter((setting) => mayRead(setting, caller));
  const settingKey = query.setting === undefined ? undefined : canonicalKey(settingsCatalogue, query.setting);
  const keys = readable.map(({ key }) => key).filter((key) => settingKey === undefined || key === settingKey);
  const page = { ...query, keys: withAliases(settingsCatalogue, keys), limit: query.limit + 1 };
  const rows = await inTenant(access, providerId, (tx) => findHistory(tx, providerId, place, page));
  const revisions = new Map<number, ChangeRow[]>();
  for (const row of rows) revisions.set(row.revision, [...(revisions.get(row.revision) ?? []), row]);
  const shown = [...revisions.values()].slice(0, query.limit);
  const last = shown.at(-1)?.[0];
  return {
    revisions: shown.map((changes) => serializeRevision(changes, place, layers)),
    next: revisions.size > shown.length && last ? last.revision : null,
  };
}

function serializeRevision(rows: readonly ChangeRow[], place: Place, layers: readonly Layer[]): SettingRevision {
  const first = rows[0]!;
  return {
    revision: first.revision,
    at: withOffset(first.changed_at),
    by: first.changed_by_name ?? (first.changed_by === null ? null : 'Platform administrator'),
    source: first.source as SettingRevision['source'],
    request_id: first.request_id || null,
    client_version: first.client_version || null,
    impersonated: first.impersonated_user_name,
    changes: [...bySetting(rows)].flatMap(([key, { from, to }]) => {
      const setting = settingNamed(settingsCatalogue, key);
      return setting ? changeOf(setting, layers, place.scope, from, to) : [];
    }),
  };
}

/**
 * A setting that was moved from an earlier key to its own is one change: from the value under the old key to the one
 * under the new key.
 */
function bySetting(rows: readonly ChangeRow[]): ReadonlyMap<string, { from: unknown; to: unknown }> {
  const found = new Map<string, { from: unknown; to: unknown }>();
  for (const row of rows) {
    const key = canonicalKey(settingsCatalogue, row.key);
    const other = found.get(key);
    found.set(key, { from: other?.from ?? before(row), to: other?.to ?? after(row) });
  }
  return found;
}

function before({ key, before_is_secret: is_secret, before_value: value }: ChangeRow): unknown {
  return is_secret === null ? undefined : shownValue({ key, value, is_secret });
}

function after(row: ChangeRow): unknown {
  return row.was_reset ? undefined : shownValue(row);
}
