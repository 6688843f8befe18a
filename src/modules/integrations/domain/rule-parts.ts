/** The parts that a rule is validated by: its own fields, and the configuration of its system. */
import { integrations, type Node } from '#generated/integrations.ts';
import { configs, rules, type Validator } from '#generated/validators/integrations.js';
import { filterList } from './filter-list.ts';
import { systemNamed } from './choices.ts';

/** Structurally the engine's part of a record. */
export interface RulePart {
  readonly field: string;
  readonly schema: Node;
  readonly value: unknown;
  readonly validator: Validator | undefined;
}

const shapes = Object.values(integrations.filters).map(({ shape }) => shape);

/** The schema behind the rule's validator: every filter there is. */
const whole: Node = {
  ...integrations.rule,
  properties: {
    ...integrations.rule.properties,
    filters: filterList(integrations.rule.properties?.['filters'] ?? {}, shapes),
  },
};

export function rulePartsOf({ config, ...rule }: Readonly<Record<string, unknown>>): readonly RulePart[] {
  const system = systemNamed(rule['type']);
  const own: RulePart = { field: '', schema: whole, value: rule, validator: rules['rule'] };
  if (!system) return [own];
  return [own, { field: 'config', schema: system.config, value: config ?? {}, validator: configs[system.id] }];
}
