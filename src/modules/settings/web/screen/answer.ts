/** Converts answers of the settings call into the form's stored side, completely or only the changes. */

import type { Scope } from '#engine/schema/catalogue.ts';
import type { Layer, Stored } from '#engine/state/resolve.ts';
import { layersOf, type Origin, type StoredSide } from '../shared/stored-side.ts';

/** The answer of `GET` and `POST /providers/settings`. */
export interface SettingsAnswer {
  readonly revision: number;
  readonly settings: object;
  readonly removed: readonly string[];
  readonly provenance: Readonly<Record<string, Origin>>;
}

function valuesOf(answer: SettingsAnswer): Readonly<Record<string, unknown>> {
  return answer.settings as Readonly<Record<string, unknown>>;
}

/** The stored side of a complete answer. */
export function wholeAnswer(answer: SettingsAnswer, here: Scope): StoredSide {
  return { revision: answer.revision, layers: layersOf(valuesOf(answer), answer.provenance, here) };
}

/** The keys in a partial answer. */
export function changedKeys(answer: SettingsAnswer): readonly string[] {
  return [...new Set([...Object.keys(answer.provenance), ...answer.removed])];
}

function withoutKeys(values: Layer['values'], keys: ReadonlySet<string>): Record<string, Stored> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
}

/** The stored side with the changes of a partial answer. */
export function partialAnswer(before: StoredSide, answer: SettingsAnswer, here: Scope): StoredSide {
  const changed = new Set(changedKeys(answer));
  const fresh = new Map(
    layersOf(valuesOf(answer), answer.provenance, here).map(({ scope, values }) => [scope, values]),
  );
  const scopes = new Set([...before.layers.map(({ scope }) => scope), ...fresh.keys()]);
  const previous = new Map(before.layers.map(({ scope, values }) => [scope, values]));
  const layers = [...scopes].map((scope) => ({
    scope,
    values: { ...withoutKeys(previous.get(scope) ?? {}, changed), ...fresh.get(scope) },
  }));
  return { revision: answer.revision, layers };
}
