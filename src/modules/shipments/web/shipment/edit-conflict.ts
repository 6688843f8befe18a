/** A change that was refused because somebody else changed the same fields: which ones, and what the user can do. */
import { midSentence } from '#engine/values/sentence.ts';
import { form } from '#generated/forms/shipment.ts';
import { CallError } from '#platform/web/client/call-error.ts';

export interface EditConflict {
  /** The revision that contains the other changes: a save based on it replaces them. */
  readonly revision: number;
  readonly text: string;
}

const titles: Readonly<Record<string, { readonly title?: string }>> = form.schema.properties;

export function conflictIn(failure: unknown): EditConflict | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'conflict' || failure.errors.length === 0) return undefined;
  const { revision } = failure.data as { readonly revision: number };
  const changes = failure.errors.map(
    ({ field, message }) => `${titles[field]?.title ?? field}: ${midSentence(message)}`,
  );
  return {
    revision,
    text: `${failure.message} ${changes.join(' ')} Save again to replace that, or stop editing to see it.`,
  };
}
