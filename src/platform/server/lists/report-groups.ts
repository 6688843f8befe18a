/** Builds the groups of a report and their totals from the same figures, so that they always match. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Groups } from './list.ts';

type Columns = Readonly<Record<string, RawBuilder<unknown>>>;

interface Report {
  /** The grouping columns, by field of the row: columns of the counted rows, which have the alias `c`. */
  readonly by: Readonly<Record<string, string>>;
  /** The key of a group, as an aggregate; by default the first of `by`. */
  readonly id?: RawBuilder<unknown>;
  /** Aggregates, by field of the row. */
  readonly figures: Columns;
}

export function groupsOf(counted: Expression<unknown>, { by, id, figures }: Report): Groups {
  const grouping = Object.fromEntries(Object.entries(by).map(([field, name]) => [field, sql.ref(`c.${name}`)]));
  const keys = sql.join(Object.values(grouping));
  const columns = id ? { id, ...grouping, ...figures } : { ...grouping, ...figures };
  const own = named(columns);
  const from = sql`from ${counted} as c`;
  return {
    rows: sql`(select ${own} ${from} group by ${keys})`,
    rowsAndTotal: sql`(select ${own}, grouping(${keys}) > 0 as is_total ${from} group by grouping sets ((${keys}), ()))`,
    columns: Object.keys(columns),
    figures: Object.keys(figures),
  };
}

function named(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.id(name)}`));
}

/** The number of rows, or of those that satisfy a condition. */
export function count(condition?: RawBuilder<unknown>): RawBuilder<number> {
  return condition ? sql`(count(*) filter (where ${condition}))::int` : sql`count(*)::int`;
}

/** In percent, with one decimal; null of none. */
export function share(part: RawBuilder<number>, whole: RawBuilder<number>): RawBuilder<number | null> {
  return sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;
}
