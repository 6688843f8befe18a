/** How calls name the scope of the form, and whether an address stays within it. */

import { isStaff } from '#platform/domain/role.ts';
import { scopeText } from '#platform/domain/scope.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { ReadSettingsQuery } from '#generated/types.ts';
import { session } from '#platform/web/client/session.ts';
import { placeNamed, placeRef } from '../shared/setting-scopes.ts';
import type { FormBase } from '../shared/form-state.ts';

type Known = Pick<FormBase, 'scope' | 'placeId'>;

/** The scope in a read. */
export function queryAt(base: Known): Pick<ReadSettingsQuery, 'scope'> {
  return base.scope === 'provider' ? {} : { scope: scopeText(placeOf(base)) };
}

/** The scope in a save; omitted for the provider. */
export function scopeAt(base: Known): { scope?: ReturnType<typeof placeRef> } {
  return base.scope === 'provider' ? {} : { scope: placeRef(placeOf(base)) };
}

function placeOf({ scope, placeId }: Known): ScopeRef {
  return placeId === undefined ? { kind: scope } : { kind: scope, id: placeId };
}

/** Whether a scope is the user's default, which the API returns without a parameter. */
export function isUsual({ scope, placeId }: Known): boolean {
  const { user } = session.get();
  if (!user || isStaff(user)) return scope === 'provider';
  return scope === 'user' && placeId === user.id;
}

/** Switching tabs within a scope is not leaving it. */
export function staysInPlace(
  from: { pathname: string; search: string },
  to: { pathname: string; search: string },
): boolean {
  if (from.pathname !== to.pathname) return false;
  const [before, after] = [from, to].map(({ search }) => scopeText(placeNamed(new URLSearchParams(search))));
  return before === after;
}
