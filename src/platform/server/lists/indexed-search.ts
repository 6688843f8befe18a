/** A search by parts of texts that an index of its own answers, ahead of the list. */
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../db/tenant.ts';

/** Up to this many matches, a search reads them by index. */
export const fewEnough = 5000;

/** A narrow function that returns the ids of all matches, or null where they are more than the limit or frequent. */
type Finder = (limit: number) => RawBuilder<{ readonly ids: readonly number[] | null }>;

/**
 * The ids of the rows that match, read by index; undefined for a search with many matches, which the list's own
 * condition finds while scanning an index until it has enough. The planner only knows average numbers of rows: it would
 * collect all matches of a large provider, or scan past those of a small one.
 */
export async function findFew(tx: Transaction, find: Finder): Promise<readonly number[] | undefined> {
  const { rows } = await find(fewEnough).execute(tx);
  const ids = rows[0]?.ids ?? undefined;
  if (!ids) {
    const scan = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;
    await scan.execute(tx);
  }
  return ids;
}
