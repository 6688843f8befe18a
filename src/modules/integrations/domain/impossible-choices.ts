/** Validation across the fields of a rule: combinations of choices that are not possible. */
import { filterNamed, systemNamed, triggersOf } from './choices.ts';
import { filterOf } from './normalize-rule.ts';

/** Structurally equal to a finding of the engine. */
export interface Finding {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** @param offered systems that may be chosen, including the rule's current one */
export function impossibleChoices(
  rule: Readonly<Record<string, unknown>>,
  offered: readonly string[],
): readonly Finding[] {
  const system = systemNamed(rule['type']);
  if (!system) return [];
  if (!offered.includes(system.id))
    return [{ field: 'type', code: 'not_offered', message: `${system.title} isn’t turned on for you.` }];
  const { trigger } = rule;
  if (trigger === undefined) return [];
  if (!triggersOf(system.id).some((one) => one === trigger))
    return [{ field: 'trigger', code: 'not_possible', message: `${system.title} can’t be used with this trigger.` }];
  const filters: readonly unknown[] = Array.isArray(rule['filters']) ? rule['filters'] : [];
  return filters.flatMap((entry, index) => {
    const filter = filterNamed(filterOf(entry));
    if (!filter) return [];
    const field = `filters.${index}`;
    if (!filter.triggers.some((one) => one === trigger))
      return [{ field, code: 'not_possible', message: `“${filter.title}” can’t be used with this trigger.` }];
    const first = filters.findIndex((other) => filterOf(other) === filter.id);
    return first === index
      ? []
      : [{ field, code: 'repeated', message: `“${filter.title}” is already added. Put all its values in one filter.` }];
  });
}
