/** A rule's filters as text for a list: `Collection branch is: Johannesburg, Cape Town`. */
import type { IntegrationRuleFilter } from '#generated/types.ts';
import { filterNamed } from './choices.ts';
import type { NameOf } from './evaluate-filters.ts';

/** One line per filter; an unknown filter is shown as stored. */
export function filterWords(filters: readonly IntegrationRuleFilter[], nameOf: NameOf): readonly string[] {
  return filters.map(({ filter: id, values }) => {
    const filter = filterNamed(id);
    const [fact] = filter?.reads ?? [];
    if (!filter || fact === undefined) return id;
    const names = (values ?? []).map((value) => nameOf(fact, value)).join(', ');
    return names === '' ? filter.title : `${filter.title}: ${names}`;
  });
}
