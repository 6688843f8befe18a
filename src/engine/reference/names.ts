/** What the reference calls things that the engine does not know by itself: permissions, audiences, lists of other records. */

import type { Exposure, Scope } from '../schema/catalogue.ts';

/** A choice as enumerations declare it. */
interface Choice {
  readonly const: string;
  readonly title: string;
  readonly description?: string;
  readonly 'x-permissions'?: readonly string[];
}

export interface ReferenceNames {
  readonly permission: (name: string) => string;
  readonly exposure: (exposure: Exposure) => string;
  /** The permissions that setting anything in a place takes. */
  readonly needs: (scope: Scope) => readonly string[];
  /** Whose member a value names: `branches` → `branch`; undefined for what is not declared. */
  readonly source: (list: string) => string | undefined;
}

/** The enumerations that the names are declared in. */
export interface NamingEnums {
  readonly permissions: readonly Choice[];
  readonly exposures: readonly Choice[];
  readonly scopes: readonly Choice[];
  readonly sources: readonly Choice[];
}

export function referenceNames({ permissions, exposures, scopes, sources }: NamingEnums): ReferenceNames {
  const titleIn = (choices: readonly Choice[], name: string) => choices.find((one) => one.const === name)?.title;
  return {
    permission: (name) => titleIn(permissions, name) ?? name,
    exposure: (exposure) => titleIn(exposures, exposure) ?? exposure,
    needs: (scope) => scopes.find((one) => one.const === scope)?.['x-permissions'] ?? [],
    source: (list) => titleIn(sources, list),
  };
}
