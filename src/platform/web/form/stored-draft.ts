/**
 * Stores unsaved changes of a record's form in the browser, so that a reload or a crash loses nothing. Secrets are
 * never stored.
 */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { shapesOf } from '#engine/schema/shape.ts';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import { keepWhileOpen, readDraft } from './draft-keeper.ts';
import { changedPlaces } from './model/differences.ts';
import type { RecordModel } from './model/record-model.ts';
import { memberAt, withMembers } from './model/with-member.ts';

export interface StoredDraft {
  readonly id: string;
  readonly at: string;
  /** By place; a member that was removed has no value. */
  readonly changes: readonly { readonly place: string; readonly value?: unknown }[];
}

/** The stored draft; undefined when there is none or it cannot be used. */
export function readStoredDraft(key: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readDraft(key) ?? 'null');
    const usable =
      isObject(stored) &&
      [stored['id'], stored['at']].every((text) => typeof text === 'string') &&
      Array.isArray(stored['changes']);
    return usable ? (stored as unknown as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** Applies the stored changes to the current record; changes that others saved elsewhere in it remain. */
export function restoreDraft(model: RecordModel, { id, changes }: StoredDraft): void {
  model.draftId = id;
  const value = withMembers(
    model.state().value,
    changes.map((change) => ({ path: change.place.split('.'), value: change.value })),
  );
  model.take(value as JsonObject);
}

/** Stores the form's changes while it is open, until the returned function is called. */
export function storeDraft(key: string, model: RecordModel, onlyInterrupted = false): () => void {
  return keepWhileOpen({
    key,
    onlyInterrupted,
    listen: (listener) => model.topics.listen(['edited', 'pending'], listener),
    text: () => {
      const changes = openChanges(model);
      if (changes.length === 0) return undefined;
      return JSON.stringify({ id: model.draftId, at: new Date().toISOString(), changes } satisfies StoredDraft);
    },
    isChanged: () => model.isChanged(),
  });
}

function openChanges(model: RecordModel): StoredDraft['changes'] {
  const { stored, value, schema } = model.state();
  return changedPlaces(stored, value)
    .filter((place) => !holdsSecret(schema, place.split('.')))
    .map((place) => ({ place, value: memberAt(value, place.split('.')) }));
}

/** Whether there is a secret at a place, inside it or around it. */
function holdsSecret(schema: JsonSchema | undefined, [step, ...rest]: readonly string[]): boolean {
  if (!schema) return false;
  if (schema['x-secret'] === true) return true;
  const members = [schema, ...shapesOf(schema)].map(({ properties }) => properties ?? {});
  if (step === undefined) return members.some((one) => Object.values(one).some((member) => holdsSecret(member, [])));
  const next = members.map((one) => one[step]).find((one) => one !== undefined) ?? schema.items;
  return holdsSecret(next, rest);
}
