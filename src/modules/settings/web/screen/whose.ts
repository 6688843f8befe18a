/** How the form's calls name whose settings it holds, and what moving between addresses means for them. */

import { isStaff } from '#platform/domain/role.ts';
import { scopeText, type ScopeRef } from '#platform/domain/scope.ts';
import type { ReadSettingsQuery } from '#generated/types.ts';
import { session } from '#platform/web/client/session.ts';
import { placeNamed, placeRef } from '../shared/setting-scopes.ts';
import type { FormBase } from '../shared/form-state.ts';

type Known = Pick<FormBase, 'scope' | 'placeId'>;

/** How a read names a place. */
export function queryAt(base: Known): Pick<ReadSettingsQuery, 'scope'> {
  return base.scope === 'provider' ? {} : { scope: scopeText(placeOf(base)) };
}

/** How a save names a place; the provider's own needs no word. */
export function scopeAt(base: Known): { scope?: ReturnType<typeof placeRef> } {
  return base.scope === 'provider' ? {} : { scope: placeRef(placeOf(base)) };
}

function placeOf({ scope, placeId }: Known): ScopeRef {
  return placeId === undefined ? { kind: scope } : { kind: scope, id: placeId };
}

/** Whether a place is what the API answers this person without being told a place. */
export function isUsual({ scope, placeId }: Known): boolean {
  const { user } = session.get();
  if (!user || isStaff(user)) return scope === 'provider';
  return scope === 'user' && placeId === user.id;
}

/** Moving between tabs of one place is not leaving it. */
export function staysInPlace(
  from: { pathname: string; search: string },
  to: { pathname: string; search: string },
): boolean {
  if (from.pathname !== to.pathname) return false;
  const [before, after] = [from, to].map(({ search }) => scopeText(placeNamed(new URLSearchParams(search))));
  return before === after;
}
