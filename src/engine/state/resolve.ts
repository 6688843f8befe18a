/** Resolves the effective value of a setting from its layers, and its provenance. */

import type { Scope, Setting } from '../schema/catalogue.ts';

/** A value stored in one scope. A secret is `{set: true}`: its stored text never enters the engine. */
export interface Stored {
  readonly value: unknown;
  /** Display name of the author. */
  readonly by?: string;
  /** When it was set, ISO 8601 with offset. */
  readonly at?: string;
  /** An earlier key under which the value is stored, too or only; writing the setting removes it. */
  readonly under?: string;
}

export type StoredValues = Readonly<Record<string, Stored>>;

/** All values stored in one scope: of the platform, one provider, one branch … */
export interface Layer {
  readonly scope: Scope;
  readonly values: StoredValues;
}

export interface Provenance {
  readonly source: Scope | 'default';
  /** Whether it is set in the requested scope; also true when it is set to the default. */
  readonly set_here: boolean;
  readonly by?: string;
  readonly at?: string;
}

export interface Resolved extends Provenance {
  readonly value: unknown;
}

/** How specific a scope is: the most specific one with a value wins; an account's value wins over its branch's. */
export const nearness: Readonly<Record<Scope, number>> = { platform: 0, provider: 1, branch: 2, account: 3, user: 4 };

/**
 * The effective value of a setting and its provenance, seen from the scope `here`. Layers may come in any order, one
 * per scope; those more specific than `here`, or of a scope where the setting may not be set, are ignored.
 */
export function resolve(setting: Setting, layers: readonly Layer[], here: Scope): Resolved {
  const nearest = nearestLayer(setting, layers, here);
  const stored = nearest?.values[setting.key];
  if (!nearest || !stored) return { value: defaultOf(setting), source: 'default', set_here: false };
  return { ...stored, source: nearest.scope, set_here: nearest.scope === here };
}

/** The effective value alone: conditions and rules read thousands, and need no provenance. */
export function effectiveValue(setting: Setting, layers: readonly Layer[], here: Scope): unknown {
  const stored = nearestLayer(setting, layers, here)?.values[setting.key];
  return stored ? stored.value : defaultOf(setting);
}

function nearestLayer(setting: Setting, layers: readonly Layer[], here: Scope): Layer | undefined {
  let nearest: Layer | undefined;
  for (const layer of layers) {
    if (nearness[layer.scope] > nearness[here] || !setting.scopes.includes(layer.scope)) continue;
    if (!Object.hasOwn(layer.values, setting.key)) continue;
    if (!nearest || nearness[layer.scope] > nearness[nearest.scope]) nearest = layer;
  }
  return nearest;
}

/** The value after a reset in the scope `here`. */
export function inherited(setting: Setting, layers: readonly Layer[], here: Scope): Resolved {
  return resolve(
    setting,
    layers.filter((layer) => layer.scope !== here),
    here,
  );
}

/** The value when nothing is stored; `{set: false}` for a secret, `undefined` when the schema has no default. */
export function defaultOf(setting: Setting): unknown {
  return setting.secret ? { set: false } : setting.schema.default;
}
