/** Writes one member into a nested value without touching the rest, as nested fields report their changes. */

import { isObject } from '#engine/values/json-value.ts';

type Step = string | number;

/** `whole` with `value` at `path`; missing parents are made, `undefined` removes a member of an object. */
export function withMember(whole: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const before = memberAt(whole, [step]);
  const after = rest.length > 0 ? withMember(before, rest, value) : value === null ? '' : value;
  if (Array.isArray(whole) || (!isObject(whole) && typeof step === 'number')) {
    const list: unknown[] = Array.isArray(whole) ? [...(whole as readonly unknown[])] : [];
    list[Number(step)] = after ?? '';
    return list;
  }
  const node: Record<string, unknown> = isObject(whole) ? { ...whole } : {};
  if (after === undefined) delete node[step];
  else node[step] = after;
  return node;
}

/** The member of a nested value that `path` leads to. */
export function memberAt(whole: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? (node as Record<Step, unknown>)[step] : undefined),
    whole,
  );
}
