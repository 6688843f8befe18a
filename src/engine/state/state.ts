/** The state that conditions and rules are validated on: stored layers, drafts over them, and facts, read name by name. */

import type { Catalogue, Scope, Setting } from '../schema/catalogue.ts';
import type { Read } from '../conditions/condition.ts';
import { inherited, resolve, type Layer, type Resolved } from './resolve.ts';

/** Pending values by key; a key that is present with `undefined` means: back to what is inherited. */
export type Drafts = Readonly<Record<string, unknown>>;

export interface Base {
  readonly catalogue: Catalogue;
  readonly layers: readonly Layer[];
  /** The scope that is being looked at and edited. */
  readonly here: Scope;
  /** Facts by name: `provider.kind`, `environment` … */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Reads the state as it is stored. */
export function storedState(base: Base): Read {
  return (name) => {
    const setting = settingNamed(base.catalogue, name);
    return setting ? resolve(setting, base.layers, base.here).value : base.facts[name];
  };
}

/** What a setting would be with a draft: a secret only tells that it is set, `undefined` falls back to what is inherited. */
export function draftedValue(setting: Setting, base: Base, draft: unknown): Pick<Resolved, 'value' | 'source'> {
  if (draft === undefined) return inherited(setting, base.layers, base.here);
  return { value: setting.secret ? { set: true } : draft, source: base.here };
}

export function settingNamed(catalogue: Catalogue, name: string): Setting | undefined {
  return Object.hasOwn(catalogue.settings, name) ? catalogue.settings[name] : undefined;
}
