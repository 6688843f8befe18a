/**
 * Changes to the settings of a scope since a revision, the other side of a merge. From memory where that is complete,
 * otherwise from history.
 */
import { canonicalKey, withAliases } from '#engine/schema/alias.ts';
import type { Moved } from '#engine/changes/merge.ts';
import { withOffset } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Place } from '../values/repository.ts';
import { shownValue } from '../values/shown-value.ts';
import { findMoves, type HistoryRow } from './repository.ts';

/** A remembered save. */
export interface RecentSave {
  /** The revision before it. */
  readonly before: number;
  readonly revision: number;
  /** For each key that it wrote: the previous state, if any, and the new one. */
  readonly changes: readonly { readonly before: HistoryRow | undefined; readonly after: HistoryRow }[];
}

/** The saves after a revision; undefined when there may have been others. */
export function savesSince(recent: readonly RecentSave[], since: number): readonly RecentSave[] | undefined {
  const [oldest] = recent;
  return oldest && oldest.before <= since ? recent.filter(({ revision }) => revision > since) : undefined;
}

/** By setting: its value at the caller's revision, and now. Only changed settings are included. */
export async function findMoved(
  tx: Transaction,
  providerId: number,
  place: Place,
  keys: readonly string[],
  since: number,
): Promise<Record<string, Moved>> {
  const rows = await findMoves(tx, providerId, place, withAliases(settingsCatalogue, keys), since);
  return movedIn(
    rows.filter((row) => row.revision <= since),
    rows.filter((row) => row.revision > since),
  );
}

/** The same from memory, for the provider scope. */
export function movedBy(saves: readonly RecentSave[], keys: readonly string[]): Record<string, Moved> {
  const requestedKeys = new Set(withAliases(settingsCatalogue, keys));
  const before = new Map<string, HistoryRow | undefined>();
  const now = new Map<string, HistoryRow>();
  for (const change of saves.flatMap(({ changes }) => changes)) {
    const { key } = change.after;
    if (!requestedKeys.has(key)) continue;
    if (!before.has(key)) before.set(key, change.before);
    now.set(key, change.after);
  }
  return movedIn(
    [...before.values()].filter((row) => row !== undefined),
    [...now.values()],
  );
}

function movedIn(before: readonly HistoryRow[], now: readonly HistoryRow[]): Record<string, Moved> {
  const earlier = bySetting(before);
  return Object.fromEntries([...bySetting(now)].map(([key, row]) => [key, moved(earlier.get(key), row)]));
}

/** For a setting that was moved from an earlier key to its own, the state is that of the key with the value. */
function bySetting(rows: readonly HistoryRow[]): Map<string, HistoryRow> {
  const found = new Map<string, HistoryRow>();
  for (const row of rows) {
    const key = canonicalKey(settingsCatalogue, row.key);
    const other = found.get(key);
    if (!other || (row.key === key ? !row.was_reset || other.was_reset : other.was_reset)) found.set(key, row);
  }
  return found;
}

function moved(before: HistoryRow | undefined, now: HistoryRow): Moved {
  const by = now.changed_by_name;
  return { before: valueOf(before), now: valueOf(now), ...(by ? { by } : {}), at: withOffset(now.changed_at) };
}

/** `undefined`: not set here. */
function valueOf(row: HistoryRow | undefined): unknown {
  return !row || row.was_reset ? undefined : shownValue(row);
}
