/** Writes one member into a nested value without touching the rest, as nested fields report their changes. */

import { produce, type Draft } from 'immer';

type Step = string | number;
type Node = Record<Step, unknown>;

function isNode(value: unknown): value is Draft<Node> {
  return typeof value === 'object' && value !== null;
}

/** `whole` with `value` at `path`; missing parents are made, `undefined` removes a member of an object. */
export function withMember(whole: unknown, path: readonly Step[], value: unknown): unknown {
  const [first] = path;
  if (first === undefined) return value;
  const start: unknown = isNode(whole) ? whole : typeof first === 'number' ? [] : {};
  return produce(start, (root) => {
    let node = root as Node;
    path.slice(0, -1).forEach((step, depth) => {
      if (!isNode(node[step])) node[step] = typeof path[depth + 1] === 'number' ? [] : {};
      node = node[step] as Node;
    });
    const last = path[path.length - 1] as Step;
    if (value === undefined && !Array.isArray(node)) delete node[last];
    else node[last] = value ?? '';
  });
}

/** The member of a nested value that `path` leads to. */
export function memberAt(whole: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? (node as Record<Step, unknown>)[step] : undefined),
    whole,
  );
}
