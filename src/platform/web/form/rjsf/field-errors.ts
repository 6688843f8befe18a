/** Brings the findings on one setting into the shape in which nested fields look for theirs. */

import type { FieldError } from '#engine/validation/messages.ts';

/** A tree by member, with the messages of each node under `__errors`. */
export interface ErrorTree {
  __errors?: string[];
  [member: string]: ErrorTree | string[] | undefined;
}

function child(tree: ErrorTree, member: string): ErrorTree {
  const present = tree[member];
  if (present !== undefined && !Array.isArray(present)) return present;
  const made: ErrorTree = {};
  tree[member] = made;
  return made;
}

/** The findings on a setting as a tree by member (`shipment_terms.2.text` → 2 → text); undefined when there are none. */
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
 * The messages that the setting itself says: about the value as a whole, and about its members where no member has an input of
 * its own to say them.
 */
export function ownMessages(errors: readonly FieldError[], membersSpeak = true): readonly string[] {
  const own = membersSpeak ? errors.filter((error) => !error.field.includes('.')) : errors;
  return [...new Set(own.map((error) => error.message))];
}

/** The part of a tree that belongs to one member; empty when nothing is wrong there. */
export function errorTreeAt(tree: unknown, member: string | number): ErrorTree {
  if (typeof tree !== 'object' || tree === null) return {};
  return (tree as Readonly<Record<string | number, ErrorTree | undefined>>)[member] ?? {};
}
