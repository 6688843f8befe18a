/** Whether rules across settings refuse values that those of the last release accepted. */

import type { Catalogue, JsonSchema, Rule } from '../schema/catalogue.ts';
import { narrowings } from './compare-schemas.ts';
import { canonicalJson } from '../values/json-value.ts';

/** A catalogue with the schemas of its rules, which the catalogue contains by name only. */
export interface Declared {
  readonly catalogue: Catalogue;
  readonly rules: Readonly<Record<string, JsonSchema>>;
}

/** The part of a rule that must stay compatible: it refuses no more than this, over these settings. */
export interface ReleasedRule {
  readonly reads: readonly string[];
  readonly schema: JsonSchema;
}

export interface RuleFinding {
  /** The setting that shows the error. */
  readonly key: string;
  readonly rule: string;
  readonly code: 'rule_added' | 'rule_changed';
  readonly message: string;
}

const advice =
  'Loosen it so that what was fine stays fine, or let it hold only where a new setting switches it on. If it was announced: npm run release -- --breaking.';

/** The rules over settings that are not drafts; `plain` removes texts from a schema. */
export function releasedRules(
  { catalogue, rules }: Declared,
  plain: (schema: JsonSchema) => JsonSchema,
): Readonly<Record<string, ReleasedRule>> {
  const isDraft = (key: string) => catalogue.settings[key]?.status === 'draft';
  const promised = rulesOf(catalogue).filter(({ reads }) => !reads.every(isDraft));
  return Object.fromEntries(promised.map(({ id, reads }) => [id, { reads, schema: plain(rules[id] ?? {}) }]));
}

/**
 * Rules that may refuse more than before, compared by id: a new one over released settings, and a changed one that is
 * not provably looser. A removed rule refuses nothing.
 */
export function compareRules(
  released: Readonly<Record<string, ReleasedRule>>,
  { catalogue, rules }: Declared,
  isReleased: (key: string) => boolean,
): readonly RuleFinding[] {
  return rulesOf(catalogue).flatMap((rule): readonly RuleFinding[] => {
    const concerned = rule.reads.filter(isReleased);
    // Settings that were added with the rule have no stored values yet.
    if (concerned.length === 0) return [];
    const found = (code: RuleFinding['code'], what: string): RuleFinding => ({
      ...{ key: rule.setting, rule: rule.id, code },
      message: `The rule ${rule.id} ${what}: values of ${concerned.join(' and ')} that were fine together may be refused. ${advice}`,
    });
    const was = Object.hasOwn(released, rule.id) ? released[rule.id] : undefined;
    if (!was) return [found('rule_added', 'is new')];
    const change = changeOf(was, { reads: rule.reads, schema: rules[rule.id] ?? {} });
    return change === undefined ? [] : [found('rule_changed', change)];
  });
}

/** How `now` may refuse more than `was`; undefined when it provably does not. */
function changeOf(was: ReleasedRule, now: ReleasedRule): string | undefined {
  const narrower = narrowings(was.schema, now.schema);
  if (narrower.length > 0)
    return `is stricter (${narrower.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')})`;
  // The same schema over other settings has another meaning: a setting was moved into or out of the section.
  const [before, after] = [was.reads, now.reads].map((keys) => canonicalJson([...keys].sort()));
  const sees = before !== after && canonicalJson(was.schema) === canonicalJson(now.schema);
  return sees ? `looks at ${now.reads.join(', ')} now, and looked at ${was.reads.join(', ')}` : undefined;
}

function rulesOf(catalogue: Catalogue): readonly Rule[] {
  return Object.values(catalogue.sections).flatMap(({ rules }) => rules);
}
