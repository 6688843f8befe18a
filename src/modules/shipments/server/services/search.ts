/** Searches shipments by parts of names, phone numbers, addresses and references. */
import { sql } from 'kysely';
import { countLimit } from '#engine/tables/table.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { partPattern, searchedPart, textCondition, type Condition } from '#platform/server/lists/filter-sql.ts';
import { fewEnough, findFew } from '#platform/server/lists/indexed-search.ts';
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

/** Filters by a reference, each of which is part of the text that the index has. */
const referenceFilters = [
  'tracking_reference',
  'short_tracking_reference',
  'custom_tracking_reference',
  'customer_reference',
] as const;

type References = Partial<Record<(typeof referenceFilters)[number], Condition>>;

/** The index knows no shorter parts. */
const shortestPart = 3;

/**
 * The conditions of filters by a part of a reference, such as `%42%`: the index finds the shipments with the part
 * anywhere, among which the field decides. Where they are many, the list comes across them by itself. Our own numbers are
 * stored in capitals.
 */
export async function referencesFor(
  tx: Transaction,
  query: Partial<Record<keyof References, string>>,
): Promise<References> {
  const found: References = {};
  for (const name of referenceFilters) {
    const sent = query[name];
    if (sent === undefined) continue;
    const text = name === 'customer_reference' ? sent : sent.toUpperCase();
    found[name] = textCondition(name, text);
    const part = text.replace(/^%/, '').replace(/%$/, '');
    if (part === text || part.length < shortestPart) continue;
    const { rows } = await sql<{ ids: readonly number[] | null }>`
      select app.find_shipments(array[app.fold_text(${partPattern(part)})], ${fewEnough}) as ids`.execute(tx);
    if (rows[0]?.ids) found[name] = sql`(r.id = any(${rows[0].ids}) and ${found[name]})`;
  }
  return found;
}
