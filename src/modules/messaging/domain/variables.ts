/** The variables of templates, derived from the schema of the context, so that documentation and validation match. */
import { notificationContext, type ContextNode } from '#generated/notification-context.ts';

export interface Variable {
  /** As written in a template: `shipment.delivery_address.city`; inside a list `shipment.parcels[].packaging`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A realistic value. */
  readonly example: unknown;
  readonly type:
    | 'text'
    | 'number'
    | 'money'
    | 'date'
    | 'moment'
    | 'time'
    | 'address'
    | 'switch'
    | 'choice'
    | 'list'
    | 'group';
  /** Whether it always has a value; the others need {% if %} or a default. */
  readonly always: boolean;
}

const byFormat: Readonly<Record<string, Variable['type']>> = {
  date: 'date',
  'date-time': 'moment',
  'time-of-day': 'time',
  'https-url': 'address',
  url: 'address',
};

/** Every variable, groups before their members, in the order of the schema, without private fields. */
export const variables: readonly Variable[] = below(notificationContext, '', true);

/** `Delivery address: City or town`. */
export function fullTitle({ path, title }: Variable): string {
  const parent = variables.find((one) => one.path === path.replace(/(?:\[\])?\.[^.]+$/, ''));
  // The prefix of the shipment is omitted.
  return parent && parent.path !== 'shipment' ? `${parent.title}: ${title}` : title;
}

/** The schema at a path of names and list indexes; undefined where templates have no access. */
export function nodeAt(
  segments: readonly (string | number)[],
  from: ContextNode = notificationContext,
): ContextNode | undefined {
  let node: ContextNode | undefined = from;
  for (const segment of segments) node = node && step(node, segment);
  return node;
}

/** The members of a node, for completion and suggestions. */
export function namesBelow(node: ContextNode): readonly string[] {
  if (node.type === 'array') return listNames;
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => (child['x-private'] === true ? [] : [name]));
}

const listNames = ['first', 'last', 'size'];
const counted: ContextNode = { type: 'integer', title: 'How many', description: 'The number of members.' };

function step(node: ContextNode, segment: string | number): ContextNode | undefined {
  if (node.type === 'array') {
    if (segment === 'size') return counted;
    return typeof segment === 'number' || segment === 'first' || segment === 'last' ? node.items : undefined;
  }
  const properties = node.properties ?? {};
  const child = Object.hasOwn(properties, segment) ? properties[segment] : undefined;
  return child?.['x-private'] === true ? undefined : child;
}

function below(node: ContextNode, path: string, always: boolean): readonly Variable[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    if (child['x-private'] === true) return [];
    const here = path === '' ? name : `${path}.${name}`;
    const sure = always && (node.required ?? []).includes(name);
    const inside = child.type === 'array' ? below(child.items ?? {}, `${here}[]`, true) : below(child, here, sure);
    return [{ ...described(child, name), path: here, type: typeOf(child), always: sure }, ...inside];
  });
}

function described(node: ContextNode, name: string): { title: string; description: string; example: unknown } {
  const first = node.oneOf?.[0];
  return {
    title: node.title ?? name,
    description: node.description ?? '',
    example: node.examples?.[0] ?? first?.const ?? '',
  };
}

function typeOf(node: ContextNode): Variable['type'] {
  if (node.type === 'object') return 'group';
  if (node.type === 'array') return 'list';
  if (node.oneOf) return 'choice';
  if (node.type === 'boolean') return 'switch';
  if (node.type === 'number' || node.type === 'integer') return node['x-unit'] === 'R' ? 'money' : 'number';
  return byFormat[node.format ?? ''] ?? 'text';
}
