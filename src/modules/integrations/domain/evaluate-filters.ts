/** Whether a rule's filters match, with an explanation (F338). */
import { integrations, type Filter } from '#generated/integrations.ts';
import type { IntegrationFacts, IntegrationRuleFilter } from '#generated/types.ts';
import { filterNamed } from './choices.ts';

type Fact = keyof IntegrationFacts;
type Operator = Filter['operator'];

export interface Verdict {
  readonly filter: string;
  readonly title: string;
  readonly matched: boolean;
  /** A sentence for people. */
  readonly reason: string;
}

/** The display name of a fact's value: the name of a branch, the title of a status. */
export type NameOf = (fact: Fact, value: unknown) => string;

/** The semantics of each operator; an unknown fact is undefined. */
const operators: Readonly<Record<Operator, (facts: readonly unknown[], values: readonly unknown[]) => boolean>> = {
  'one-of': ([fact], values) => fact !== undefined && values.includes(fact),
  'none-of': ([fact], values) => !values.includes(fact),
  'all-one-of': (facts, values) => facts.every((fact) => fact !== undefined && values.includes(fact)),
  'all-set': (facts) => facts.every((fact) => fact !== undefined),
};

/** Whether the facts satisfy one filter. An unknown filter never matches, because sending nothing is safer. */
export function matches(entry: IntegrationRuleFilter, facts: IntegrationFacts): boolean {
  const filter = filterNamed(entry.filter);
  if (!filter) return false;
  return operators[filter.operator](
    filter.reads.map((name) => facts[name]),
    entry.values ?? [],
  );
}

/** The result of each filter, in the order of the rule. */
export function evaluateFilters(
  filters: readonly IntegrationRuleFilter[],
  facts: IntegrationFacts,
  nameOf: NameOf,
): readonly Verdict[] {
  return filters.map((entry) => {
    const filter = filterNamed(entry.filter);
    if (!filter)
      return { filter: entry.filter, title: entry.filter, matched: false, reason: 'This filter no longer exists.' };
    const matched = matches(entry, facts);
    return { filter: filter.id, title: filter.title, matched, reason: reasonFor(filter, entry, facts, nameOf) };
  });
}

function reasonFor(filter: Filter, entry: IntegrationRuleFilter, facts: IntegrationFacts, nameOf: NameOf): string {
  const values = entry.values ?? [];
  const unknown = filter.reads.find((name) => facts[name] === undefined);
  if (filter.operator === 'all-set')
    return unknown === undefined
      ? `${filter.reads.map((name) => textOf(name, facts, nameOf)).join('; ')}.`
      : `${titleOf(unknown)}: not known yet.`;
  const decisive =
    filter.operator === 'all-one-of'
      ? (unknown ?? filter.reads.find((name) => !values.includes(facts[name] ?? '')) ?? filter.reads[0])
      : filter.reads[0];
  if (decisive === undefined) return '';
  if (facts[decisive] === undefined)
    return filter.operator === 'none-of'
      ? `${titleOf(decisive)}: not known, so it is none of these.`
      : `${titleOf(decisive)}: not known.`;
  const among = values.includes(facts[decisive]);
  const list = values.map((value) => nameOf(decisive, value)).join(', ');
  const everything = filter.operator === 'all-one-of' && among ? filter.reads : [decisive];
  const found = everything.map((name) => textOf(name, facts, nameOf)).join('; ');
  return `${found}; ${among ? 'among' : 'not among'}: ${list}.`;
}

function textOf(name: Fact, facts: IntegrationFacts, nameOf: NameOf): string {
  return `${titleOf(name)}: ${nameOf(name, facts[name])}`;
}

function titleOf(name: Fact): string {
  return integrations.facts.properties?.[name]?.title ?? name;
}
