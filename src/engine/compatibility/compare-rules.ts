/** Whether the rules across settings of today refuse what those of the last release let through. */

import type { Catalogue, JsonSchema, Rule } from '../schema/catalogue.ts';
import { narrowings } from './compare-schemas.ts';
import { canonicalJson } from '../values/json-value.ts';

/** A catalogue with the schemas of its rules, which it only names. */
export interface Declared {
  readonly catalogue: Catalogue;
  readonly rules: Readonly<Record<string, JsonSchema>>;
}

/** What is promised of a rule: that it refuses no more than this, over these settings. */
export interface ReleasedRule {
  readonly reads: readonly string[];
  readonly schema: JsonSchema;
}

export interface RuleFinding {
  /** The setting that shows the rule. */
  readonly key: string;
  readonly rule: string;
  readonly code: 'rule_added' | 'rule_changed';
  readonly message: string;
}

const advice =
  'Loosen it so that what was fine stays fine, or let it hold only where a new setting switches it on. If it was announced: npm run release -- --breaking.';

/** The rules over settings that are no drafts; `plain` takes the words out of a schema. */
export function releasedRules(
  { catalogue, rules }: Declared,
  plain: (schema: JsonSchema) => JsonSchema,
): Readonly<Record<string, ReleasedRule>> {
  const isDraft = (key: string) => catalogue.settings[key]?.status === 'draft';
  const promised = rulesOf(catalogue).filter(({ reads }) => !reads.every(isDraft));
  return Object.fromEntries(promised.map(({ id, reads }) => [id, { reads, schema: plain(rules[id] ?? {}) }]));
}

/**
 * Rules that may refuse more than they did, compared by id: a new one over settings that were released, and a changed one that does not
 * plainly only loosen. One that is gone refuses nothing any more.
 */
export function compareRules(
  released: Readonly<Record<string, ReleasedRule>>,
  { catalogue, rules }: Declared,
  isReleased: (key: string) => boolean,
): readonly RuleFinding[] {
  return rulesOf(catalogue).flatMap((rule): readonly RuleFinding[] => {
    const concerned = rule.reads.filter(isReleased);
    // Nobody has stored or sent values for settings that came with the rule.
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

/** How `now` may refuse more than `was`, in words; undefined when it plainly does not. */
function changeOf(was: ReleasedRule, now: ReleasedRule): string | undefined {
  const narrower = narrowings(was.schema, now.schema);
  if (narrower.length > 0)
    return `is stricter (${narrower.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ')})`;
  // The same words over other settings say something else: one came into its section, or left it.
  const [before, after] = [was.reads, now.reads].map((keys) => canonicalJson([...keys].sort()));
  const sees = before !== after && canonicalJson(was.schema) === canonicalJson(now.schema);
  return sees ? `looks at ${now.reads.join(', ')} now, and looked at ${was.reads.join(', ')}` : undefined;
}

function rulesOf(catalogue: Catalogue): readonly Rule[] {
  return Object.values(catalogue.sections).flatMap(({ rules }) => rules);
}
