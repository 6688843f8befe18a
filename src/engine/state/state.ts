/** The state that conditions and rules are evaluated on: stored layers, drafts over them, and facts, read by name. */

import type { Catalogue, Scope, Setting } from '../schema/catalogue.ts';
import type { Read } from '../conditions/condition.ts';
import { effectiveValue, inherited, type Layer, type Resolved } from './resolve.ts';

/** Pending values by key; a key with `undefined` means: reset to the inherited value. */
export type Drafts = Readonly<Record<string, unknown>>;

export interface Base {
  readonly catalogue: Catalogue;
  readonly layers: readonly Layer[];
  /** The scope being viewed and edited. */
  readonly here: Scope;
  /** Facts by name: `provider.kind`, `environment` … */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Reads the stored state. */
export function storedState(base: Base): Read {
  return (name) => {
    const setting = settingNamed(base.catalogue, name);
    return setting ? effectiveValue(setting, base.layers, base.here) : base.facts[name];
  };
}

/** The value of a setting with a draft: of a secret only that it is set; `undefined` falls back to the inherited value. */
export function draftedValue(setting: Setting, base: Base, draft: unknown): Pick<Resolved, 'value' | 'source'> {
  if (draft === undefined) return inherited(setting, base.layers, base.here);
  return { value: setting.secret ? { set: true } : draft, source: base.here };
}

export function settingNamed(catalogue: Catalogue, name: string): Setting | undefined {
  return Object.hasOwn(catalogue.settings, name) ? catalogue.settings[name] : undefined;
}
