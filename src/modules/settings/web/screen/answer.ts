/** Reads what the settings call answers into the form's stored side, whole or only what changed since. */

import type { Scope } from '#engine/schema/catalogue.ts';
import type { Layer, Stored } from '#engine/state/resolve.ts';
import { layersOf, type Origin, type StoredSide } from '../shared/stored-side.ts';

/** Both `GET` and `POST /providers/settings` answer this. */
export interface SettingsAnswer {
  readonly revision: number;
  readonly settings: object;
  readonly removed: readonly string[];
  readonly provenance: Readonly<Record<string, Origin>>;
}

function valuesOf(answer: SettingsAnswer): Readonly<Record<string, unknown>> {
  return answer.settings as Readonly<Record<string, unknown>>;
}

/** The stored side of a whole answer. */
export function wholeAnswer(answer: SettingsAnswer, here: Scope): StoredSide {
  return { revision: answer.revision, layers: layersOf(valuesOf(answer), answer.provenance, here) };
}

/** The keys that a partial answer says anything about. */
export function changedKeys(answer: SettingsAnswer): readonly string[] {
  return [...new Set([...Object.keys(answer.provenance), ...answer.removed])];
}

function withoutKeys(values: Layer['values'], keys: ReadonlySet<string>): Record<string, Stored> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));
}

/** What was stored, with what a partial answer says changed. */
export function partialAnswer(before: StoredSide, answer: SettingsAnswer, here: Scope): StoredSide {
  const changed = new Set(changedKeys(answer));
  const fresh = new Map(
    layersOf(valuesOf(answer), answer.provenance, here).map(({ scope, values }) => [scope, values]),
  );
  const scopes = new Set([...before.layers.map(({ scope }) => scope), ...fresh.keys()]);
  const kept = new Map(before.layers.map(({ scope, values }) => [scope, values]));
  const layers = [...scopes].map((scope) => ({
    scope,
    values: { ...withoutKeys(kept.get(scope) ?? {}, changed), ...fresh.get(scope) },
  }));
  return { revision: answer.revision, layers };
}
