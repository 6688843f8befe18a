/** The parts by which a rule is validated: its own fields, and the configuration of its system. */
import { integrations, type Node } from '#generated/integrations.ts';
import { configs, rules, type Validator } from '#generated/validators/integrations.js';
import { filterList } from './filter-list.ts';
import { systemNamed } from './choices.ts';

/** Structurally equal to the engine's record part. */
export interface RulePart {
  readonly field: string;
  readonly schema: Node;
  readonly value: unknown;
  readonly validator: Validator | undefined;
}

const shapes = Object.values(integrations.filters).map(({ shape }) => shape);

/** The schema of the rule's validator, with all filters. */
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
