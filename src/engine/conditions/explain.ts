/**
 * "About this setting": every condition and permission with its current result, so that the user learns why a setting
 * is hidden or locked.
 */

import { isExposed, scopeWords, type Caller } from '../state/access.ts';
import type { Catalogue, ConditionMap, Scope, Setting } from '../schema/catalogue.ts';
import { conditionHolds, type Conditions, type Read } from './condition.ts';
import { factConditionText, settingConditionText } from './condition-text.ts';
import { joinWords, sentence } from '../values/sentence.ts';
import { valueText } from '../values/value-text.ts';

export interface ConditionTruth {
  /** The setting or fact that the condition reads. */
  readonly name: string;
  /** The required value, as a sentence. */
  readonly sentence: string;
  /** The current value, as text. */
  readonly now: string;
  readonly holds: boolean;
}

export interface PermissionTruth {
  readonly permission: string;
  readonly kind: 'read' | 'write';
  readonly held: boolean;
}

export interface Explanation {
  /** Shown when all conditions of any one list hold; no lists means always. */
  readonly conditions: readonly (readonly ConditionTruth[])[];
  readonly visible: boolean;
  readonly permissions: readonly PermissionTruth[];
  readonly exposed: boolean;
  /** The scopes where it may be set, and whether those include the current one. */
  readonly scope: { readonly sentence: string; readonly allowed: boolean };
  /** Why this caller may set nothing at all in the current scope. */
  readonly bar?: string;
}

/** Every condition of a list of maps with its result in a state, in the order of the schema. */
export function explainConditions(
  catalogue: Catalogue,
  when: readonly ConditionMap[],
  read: Read,
  conditions: Conditions,
): readonly (readonly ConditionTruth[])[] {
  return when.map((map) =>
    Object.entries(map).map(([name, { schema, test }]) => {
      const subject = catalogue.settings[name]?.schema;
      const fact = catalogue.facts[name] ?? {};
      const words = subject ? settingConditionText(name, subject, schema) : factConditionText(name, fact, schema);
      return {
        name,
        sentence: sentence(words),
        now: valueText(subject ?? fact, read(name)),
        holds: conditionHolds(test, read(name), conditions),
      };
    }),
  );
}

/** Everything that determines whether `caller` sees `setting` and may set it in `scope`. */
export function explain(
  catalogue: Catalogue,
  setting: Setting,
  caller: Caller,
  scope: Scope,
  read: Read,
  conditions: Conditions,
): Explanation {
  const truths = explainConditions(catalogue, setting.visible_when, read, conditions);
  // The scope's requirements come first, as in the refusal.
  const write = [...new Set([...(caller.place?.needs ?? []), ...setting.permission.write])];
  const needed = { read: setting.permission.read, write };
  const permissions = (['read', 'write'] as const).flatMap((kind) =>
    needed[kind].map((permission) => ({ permission, kind, held: caller.can(permission) })),
  );
  const where = joinWords(setting.scopes.map(scopeWords), 'or');
  return {
    conditions: truths,
    visible: truths.length === 0 || truths.some((map) => map.every(({ holds }) => holds)),
    permissions,
    exposed: isExposed(setting, caller.audience),
    scope: { sentence: sentence(`It can be set ${where}`), allowed: setting.scopes.includes(scope) },
    ...(caller.place?.bar === undefined ? {} : { bar: caller.place.bar }),
  };
}
