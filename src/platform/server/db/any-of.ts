/** Comparing a column with a list of any length. */
import { sql, type RawBuilder } from 'kysely';

/**
 * For `where(column, '=', anyOf(values))`: the values are one parameter, while `in` takes one for each, of which a
 * statement can have 65,535. Nothing equals any of an empty list.
 */
export function anyOf<T>(values: Iterable<T>): RawBuilder<T> {
  return sql<T>`any(${[...values]})`;
}
