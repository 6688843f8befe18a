/** What a rule points to that lives elsewhere: branches and accounts that must exist. */
import { filterNamed } from './choices.ts';
import { filterOf } from './normalize-rule.ts';

/** One value of a filter that must be there as `to` says: `branches.id`. */
export interface Reference {
  /** The filter it stands in, by its place in the rule. */
  readonly field: string;
  readonly to: string;
  readonly value: unknown;
}

/** Every reference in the filters of a rule; what has no list of its own to be checked against is not among them. */
export function referencesOf(filters: unknown): readonly Reference[] {
  if (!Array.isArray(filters)) return [];
  return filters.flatMap((entry: unknown, index) => {
    const to = filterNamed(filterOf(entry))?.shape.properties?.['values']?.items?.['x-refers-to'];
    const values = (entry as { readonly values?: unknown }).values;
    if (typeof to !== 'string' || !Array.isArray(values)) return [];
    return values.map((value: unknown) => ({ field: `filters.${index}`, to, value }));
  });
}
