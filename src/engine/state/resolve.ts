/** Which of the layered values of a setting counts, and where it comes from. */

import type { Scope, Setting } from '../schema/catalogue.ts';

/** A value as it is stored in one scope. A secret's is `{set: true}`: its text never enters the engine from storage. */
export interface Stored {
  readonly value: unknown;
  /** Who set it, readable. */
  readonly by?: string;
  /** When, ISO 8601 with offset. */
  readonly at?: string;
  /** An earlier key of the setting under which a value is stored too, or only: whoever writes the setting removes it. */
  readonly under?: string;
}

export type StoredValues = Readonly<Record<string, Stored>>;

/** Everything stored in one scope: of the platform, one provider, one branch … */
export interface Layer {
  readonly scope: Scope;
  readonly values: StoredValues;
}

export interface Provenance {
  readonly source: Scope | 'default';
  /** Whether it is set in the scope that was asked about; true also when it is set to the default. */
  readonly set_here: boolean;
  readonly by?: string;
  readonly at?: string;
}

export interface Resolved extends Provenance {
  readonly value: unknown;
}

/** How near a scope is to the person: the nearest one that holds a value wins; an account's wins over its branch's. */
export const nearness: Readonly<Record<Scope, number>> = { platform: 0, provider: 1, branch: 2, account: 3, user: 4 };

/**
 * The effective value of a setting and its provenance, seen from the scope `here`. Layers may come in any order, one a
 * scope; those nearer than `here`, or of a scope where the setting may not be set, do not count.
 */
export function resolve(setting: Setting, layers: readonly Layer[], here: Scope): Resolved {
  let nearest: Layer | undefined;
  for (const layer of layers) {
    if (nearness[layer.scope] > nearness[here] || !setting.scopes.includes(layer.scope)) continue;
    if (!Object.hasOwn(layer.values, setting.key)) continue;
    if (!nearest || nearness[layer.scope] > nearness[nearest.scope]) nearest = layer;
  }
  const stored = nearest?.values[setting.key];
  if (!nearest || !stored) return { value: defaultOf(setting), source: 'default', set_here: false };
  return { ...stored, source: nearest.scope, set_here: nearest.scope === here };
}

/** What the setting would be after a reset in the scope `here`. */
export function inherited(setting: Setting, layers: readonly Layer[], here: Scope): Resolved {
  return resolve(
    setting,
    layers.filter((layer) => layer.scope !== here),
    here,
  );
}

/** The value when nothing is stored anywhere; `{set: false}` for a secret, `undefined` when the schema has no default. */
export function defaultOf(setting: Setting): unknown {
  return setting.secret ? { set: false } : setting.schema.default;
}
