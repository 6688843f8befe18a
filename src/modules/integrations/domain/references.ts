/** References of a rule to branches and accounts, which must exist. */
import { filterNamed } from './choices.ts';
import { filterOf } from './normalize-rule.ts';

/** A value in a filter that must exist in `to`: `branches.id`. */
export interface Reference {
  /** The path of the filter in the rule. */
  readonly field: string;
  readonly to: string;
  readonly value: unknown;
}

/** Every reference in the filters of a rule that can be checked against a list. */
export function referencesOf(filters: unknown): readonly Reference[] {
  if (!Array.isArray(filters)) return [];
  return filters.flatMap((entry: unknown, index) => {
    const to = filterNamed(filterOf(entry))?.shape.properties?.['values']?.items?.['x-refers-to'];
    const values = (entry as { readonly values?: unknown }).values;
    if (typeof to !== 'string' || !Array.isArray(values)) return [];
    return values.map((value: unknown) => ({ field: `filters.${index}`, to, value }));
  });
}
