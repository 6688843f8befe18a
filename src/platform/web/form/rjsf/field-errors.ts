/** Converts the errors of a setting into the tree in which nested fields look up theirs. */

import type { FieldError } from '#engine/validation/messages.ts';

/** A tree by member, with the messages of each node under `__errors`. */
export interface ErrorTree {
  __errors?: string[];
  [member: string]: ErrorTree | string[] | undefined;
}

function child(tree: ErrorTree, member: string): ErrorTree {
  const existing = tree[member];
  if (existing !== undefined && !Array.isArray(existing)) return existing;
  const made: ErrorTree = {};
  tree[member] = made;
  return made;
}

/** The errors of a setting as a tree by member (`shipment_terms.2.text` → 2 → text); undefined when there are none. */
export function errorTree(errors: readonly FieldError[]): ErrorTree | undefined {
  if (errors.length === 0) return undefined;
  const root: ErrorTree = {};
  for (const error of errors) {
    const node = error.field.split('.').slice(1).reduce(child, root);
    node.__errors = [...(node.__errors ?? []), error.message];
  }
  return root;
}

/**
 * The messages shown at the setting itself: those about the whole value, and those about members that have no input to
 * show them.
 */
export function ownMessages(errors: readonly FieldError[], membersSpeak = true): readonly string[] {
  const own = membersSpeak ? errors.filter((error) => !error.field.includes('.')) : errors;
  return [...new Set(own.map((error) => error.message))];
}

/** The part of a tree for one member; empty when it has no errors. */
export function errorTreeAt(tree: unknown, member: string | number): ErrorTree {
  if (typeof tree !== 'object' || tree === null) return {};
  return (tree as Readonly<Record<string | number, ErrorTree | undefined>>)[member] ?? {};
}
