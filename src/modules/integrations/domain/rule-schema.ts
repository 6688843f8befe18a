/** The schema of a rule in its current state, with only the available choices. */
import { integrations, type Node } from '#generated/integrations.ts';
import { filtersAt, systemNamed, triggersOf } from './choices.ts';
import { filterList } from './filter-list.ts';

const known = new Map<string, Node>();

/**
 * The same object for the same choices. The configuration is the group `config` once a system is chosen; filters appear
 * once a trigger is chosen.
 * @param offered the systems that may be chosen; the current one stays a choice
 */
export function ruleSchema(type: unknown, trigger: unknown, offered: readonly string[]): Node {
  const system = systemNamed(type);
  const name = [system?.id, String(trigger), ...offered].join(' ');
  const schema = known.get(name) ?? made(type, trigger, offered);
  known.set(name, schema);
  return schema;
}

function made(type: unknown, trigger: unknown, offered: readonly string[]): Node {
  const { rule } = integrations;
  const { type: types, trigger: triggers, filters, ...others } = rule.properties ?? {};
  const system = systemNamed(type);
  const shapes = filtersAt(trigger).map(({ shape }) => shape);
  const properties: Record<string, Node | undefined> = {
    ...others,
    type: types && only(types, [...offered, String(type)]),
    trigger: triggers && (system ? only(triggers, triggersOf(type)) : triggers),
    filters: filters && shapes.length > 0 ? filterList(filters, shapes) : undefined,
    config: system && { ...system.config, title: `Connection to ${system.title}` },
  };
  // In the order of the rule's file, the connection last.
  const order = [...Object.keys(rule.properties ?? {}), 'config'];
  const ordered = order.flatMap((field) => (properties[field] ? [[field, properties[field]] as const] : []));
  return { ...rule, properties: Object.fromEntries(ordered), required: [...(rule.required ?? []), 'config'] };
}

function only(node: Node, values: readonly string[]): Node {
  return { ...node, oneOf: (node.oneOf ?? []).filter((choice) => values.includes(String(choice.const))) };
}
