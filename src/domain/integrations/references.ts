/** What a rule points to that lives elsewhere: branches and accounts that must exist. */
import type { Node } from '#generated/integrations.ts';
import { filterNamed } from './choices.ts';
import { filterOf } from './settle-rule.ts';

/** One value of a filter that must be there as `to` says: `branches.id`. */
export interface Reference {
  /** The filter it stands in, by its place in the rule. */
  readonly field: string;
  readonly to: string;
  readonly value: unknown;
}

/** Every reference in the filters of a rule; what has no list of its own to be checked against is not among them. */
export function referencesOf(filters: unknown): readonly Reference[] {
  if (!Array.isArray(filters)) return [];
  return filters.flatMap((entry: unknown, index) => {
    const to = filterNamed(filterOf(entry))?.shape.properties?.['values']?.items?.['x-refers-to'];
    const values = (entry as { readonly values?: unknown }).values;
    if (typeof to !== 'string' || !Array.isArray(values)) return [];
    return values.map((value: unknown) => ({ field: `filters.${index}`, to, value }));
  });
}

/** What may be chosen for a reference: `branches.id` → each branch as a choice. */
export type Targets = Readonly<Record<string, readonly Node[]>>;

/** The schema with choices wherever it refers to something that is known by name. */
export function withTargets(node: Node, targets: Targets): Node {
  const to = node['x-refers-to'];
  const choices = typeof to === 'string' ? targets[to] : undefined;
  if (choices) return { ...node, oneOf: choices };
  return {
    ...node,
    ...(node.items ? { items: withTargets(node.items, targets) } : {}),
    ...(node.oneOf ? { oneOf: node.oneOf.map((one) => withTargets(one, targets)) } : {}),
    ...(node.properties ? { properties: withEach(node.properties, targets) } : {}),
  };
}

function withEach(members: NonNullable<Node['properties']>, targets: Targets): Readonly<Record<string, Node>> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, withTargets(member, targets)]));
}
