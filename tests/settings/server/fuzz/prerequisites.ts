/** Values of other settings that make a setting visible; without them most fuzz values would be rejected as hidden. */
import type { Catalogue, Condition, ConditionMap, JsonSchema, Setting, Validators } from '#engine/schema/catalogue.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { settingNamed } from '#engine/state/state.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values for other settings under which `setting` is visible; undefined if the facts alone prevent it. */
export function prerequisites(
  catalogue: Catalogue,
  validators: Validators,
  facts: Values,
  setting: Setting,
  visited: ReadonlySet<string> = new Set(),
): Values | undefined {
  if (setting.visible_when.length === 0) return {};
  const further = new Set([...visited, setting.key]);
  const satisfied = (map: ConditionMap): Values | undefined => {
    let values: Values | undefined = {};
    for (const [name, condition] of Object.entries(map)) {
      const holds = (value: unknown) => validators.conditions[condition.test]?.(value) === true;
      const other = settingNamed(catalogue, name);
      if (!other && !holds(facts[name])) return undefined;
      if (!other) continue;
      const value = candidates(other, condition).find(
        (one) => holds(one) && validateValue(other, one, validators).length === 0,
      );
      const above = further.has(name) ? undefined : prerequisites(catalogue, validators, facts, other, further);
      if (value === undefined || !above) return undefined;
      values = { ...values, ...above, [name]: value };
    }
    return values;
  };
  for (const map of setting.visible_when) {
    const values = satisfied(map);
    if (values) return values;
  }
  return undefined;
}

function candidates({ schema }: Setting, condition: Condition): readonly unknown[] {
  return [...valuesIn(condition.schema), ...valuesIn(schema), true, false, [], 'https://kestrel.test', 'text', 1, 0];
}

function valuesIn(schema: JsonSchema): readonly unknown[] {
  const { const: constant, default: fallback, examples = [], oneOf = [] } = schema;
  const listed = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [];
  const choices = oneOf.map((choice) => choice.const);
  const items = schema.items ? valuesIn(schema.items).map((item) => [item]) : [];
  return [constant, fallback, ...examples, ...listed, ...choices, ...items].filter((value) => value !== undefined);
}
