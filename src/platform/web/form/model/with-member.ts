/** Writes members into a nested value and leaves the rest unchanged. */

import { produce } from 'immer';

type Step = string | number;
type Node = Record<Step, unknown>;

export interface MemberChange {
  readonly path: readonly Step[];
  readonly value?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function parentFor(step: Step | undefined): unknown {
  return typeof step === 'number' ? [] : {};
}

/**
 * `whole` with `value` at `path`; missing parents are created, `undefined` removes a member of an object. Runs at every
 * key, so it copies only the objects along the path.
 */
export function withMember(whole: unknown, path: readonly Step[], value: unknown, depth = 0): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  const node = (isNode(whole) ? whole : parentFor(step)) as Node;
  const isLast = depth === path.length - 1;
  if (isLast && value === undefined && !Array.isArray(node)) {
    if (!(step in node)) return node;
    const { [step]: _gone, ...others } = node;
    return others;
  }
  const next = isLast ? (value ?? '') : withMember(node[step], path, value, depth + 1);
  if (step in node && Object.is(node[step], next)) return node;
  if (!Array.isArray(node)) return { ...node, [step]: next };
  const items: unknown[] = [...(node as unknown[])];
  items[step as number] = next;
  return items;
}

/** `whole` with many changes applied as by `withMember`; shared parents are copied once. */
export function withMembers(whole: unknown, changes: readonly MemberChange[]): unknown {
  const root: Node = { whole };
  return produce(root, (draft) => {
    for (const { path, value } of changes) write(draft, ['whole', ...path], value);
  })['whole'];
}

function write(root: Node, path: readonly Step[], value: unknown): void {
  let node = root;
  path.slice(0, -1).forEach((step, depth) => {
    if (!isNode(node[step])) node[step] = parentFor(path[depth + 1]);
    node = node[step] as Node;
  });
  const last = path[path.length - 1] as Step;
  if (value === undefined && !Array.isArray(node)) delete node[last];
  else node[last] = value ?? '';
}

/** The member of a nested value at `path`. */
export function memberAt(whole: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), whole);
}
