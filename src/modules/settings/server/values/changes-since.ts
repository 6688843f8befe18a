/** What others did to the settings of a place since a revision: the other side of a merge. */
import { withOffset } from '#platform/domain/time.ts';
import { canonicalKey, withAliases } from '#engine/schema/alias.ts';
import type { Moved } from '#engine/changes/merge.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from './read-settings.ts';
import type { Place } from './repository.ts';
import { findMoves, type HistoryRow } from './save-repository.ts';

export async function findMoved(
  tx: Transaction,
  providerId: number,
  place: Place,
  keys: readonly string[],
  since: number,
): Promise<Record<string, Moved>> {
  const rows = await findMoves(tx, providerId, place, withAliases(settingsCatalogue, keys), since);
  const before = bySetting(rows.filter((row) => row.revision <= since));
  const newest = bySetting(rows.filter((row) => row.revision > since));
  return Object.fromEntries([...newest].map(([key, row]) => [key, moved(before.get(key), row)]));
}

/** Of a setting that was moved from an earlier key to its own, the state is where the value is. */
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
  if (!row || row.was_reset) return undefined;
  return row.is_secret ? { set: true } : row.value;
}
