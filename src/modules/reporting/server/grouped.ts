/** Makes the groups of a report and their totals from one list of figures, so that both always say the same. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Groups } from '#platform/server/lists/list.ts';

type Columns = Readonly<Record<string, RawBuilder<unknown>>>;

interface Report {
  /** What a group has in common, by field of the row; the counted rows have the name `c`. */
  readonly by: Columns;
  /** What tells the groups apart; the first of `by` when absent. */
  readonly id?: RawBuilder<unknown>;
  /** Aggregates, by field of the row. */
  readonly figures: Columns;
}

export function groupsOf(counted: Expression<unknown>, { by, id, figures }: Report): Groups {
  const keys = Object.values(by);
  const from = sql`from ${counted} as c`;
  const own = id ? { id: sql`min(${id})`, ...by, ...figures } : { ...by, ...figures };
  return {
    rows: sql`(select ${named(own)} ${from} group by ${sql.join(keys)})`,
    totals: sql`select ${named(figures)} ${from}`,
  };
}

function named(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.id(name)}`));
}

/** How many rows there are, or how many of them for which something holds. */
export function count(condition?: RawBuilder<unknown>): RawBuilder<number> {
  return condition ? sql`(count(*) filter (where ${condition}))::int` : sql`count(*)::int`;
}

/** Of a hundred, with one decimal; null of none. */
export function share(part: RawBuilder<number>, whole: RawBuilder<number>): RawBuilder<number | null> {
  return sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;
}
