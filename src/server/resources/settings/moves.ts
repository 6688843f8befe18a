/** What others did to the settings of a place since a revision: the other side of a merge. */
import { withOffset } from '#domain/time.ts';
import type { Moved } from '#engine/merge.ts';
import type { Transaction } from '#server/db/tenant.ts';
import type { Place } from './repository.ts';
import { findMoves, type HistoryRow } from './save-repository.ts';

export async function findMoved(
  tx: Transaction,
  providerId: number,
  place: Place,
  keys: readonly string[],
  since: number,
): Promise<Record<string, Moved>> {
  const rows = await findMoves(tx, providerId, place, keys, since);
  const before = new Map(rows.filter((row) => row.revision <= since).map((row) => [row.key, row]));
  const newest = rows.filter((row) => row.revision > since);
  return Object.fromEntries(newest.map((row) => [row.key, moved(before.get(row.key), row)]));
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
