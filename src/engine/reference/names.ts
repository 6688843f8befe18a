/** Names that the reference needs and the engine does not know: of permissions, audiences and lists of records. */

import type { Exposure, Scope } from '../schema/catalogue.ts';

/** A choice of an enumeration. */
interface Choice {
  readonly const: string;
  readonly title: string;
  readonly description?: string;
  readonly 'x-permissions'?: readonly string[];
}

export interface ReferenceNames {
  readonly permission: (name: string) => string;
  readonly exposure: (exposure: Exposure) => string;
  /** The permissions needed to change any setting in a scope. */
  readonly needs: (scope: Scope) => readonly string[];
  /** The singular name of a list: `branches` → `branch`; undefined for an unknown list. */
  readonly source: (list: string) => string | undefined;
}

/** The enumerations that declare the names. */
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
