/** Searches shipments by parts of names, phone numbers, addresses and references. */
import { sql } from 'kysely';
import { countLimit } from '#engine/tables/table.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { partPattern, searchedPart, type Condition } from '#platform/server/lists/filter-sql.ts';
import { findFew } from '#platform/server/lists/indexed-search.ts';
import { searchedParts } from '../../domain/search-patterns.ts';

/** What a list of shipments, `r`, is searched for. */
export interface Search {
  readonly condition: Condition;
  /** Up to how many matches are counted. */
  readonly mostCounted: number;
}

/** Matches that aren't found by index are counted by reading the text of each row. */
const mostRead = 1000;

/** Undefined without a search. */
export async function searchFor(tx: Transaction, search: string | undefined): Promise<Search | undefined> {
  const patterns = searchedParts(searchedPart(search ?? '')).map(partPattern);
  if (patterns.length === 0) return undefined;
  // Written as the stored texts are.
  const folded = sql`array(select app.fold_text(p) from unnest(${patterns}::text[]) p)`;
  const ids = await findFew(tx, (limit) => sql`select app.find_shipments(${folded}, ${limit}) as ids`);
  if (ids) return { condition: sql`r.id = any(${ids})`, mostCounted: countLimit };
  // Row-level security adds the provider. The planner expects half of the rows to match, and goes by the list's own order:
  // of a join or a bare comparison it would expect one match, and read and sort all rows.
  const text = sql`(select x.text from shipment_search x where x.shipment_id = r.id)`;
  return { condition: sql`coalesce(${text} like all (${folded}), false)`, mostCounted: mostRead };
}
