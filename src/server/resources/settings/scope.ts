/** Where a save goes, and whether this caller may go there at all. */
import { isStaff } from '#domain/role.ts';
import type { Scope } from '#engine/catalogue.ts';
import type { Place } from './repository.ts';
import type { Viewer } from './viewer.ts';

export interface ScopeRef {
  readonly kind: Scope;
  readonly id?: number;
}

export type ScopeRefusal = { readonly kind: 'forbidden' | 'unknown_scope'; readonly message: string };

/** The place that a scope names; account and user default to the caller's own. */
export function placeOf(viewer: Viewer, { kind, id }: ScopeRef): Place | ScopeRefusal {
  if (kind === 'provider') return { scope: kind, scopeId: 0 };
  if (kind === 'platform') {
    return viewer.isPlatformAdmin
      ? { scope: kind, scopeId: 0 }
      : { kind: 'forbidden', message: 'Only a platform administrator sets values for every provider' };
  }
  const own = kind === 'account' ? viewer.user.account_id : kind === 'user' ? viewer.user.id : null;
  const scopeId = id ?? own;
  if (scopeId === null) return { kind: 'unknown_scope', message: `Say which ${kind} is meant` };
  const allowed = scopeId === own || (isStaff(viewer.user) && kind !== 'user');
  return allowed
    ? { scope: kind, scopeId }
    : { kind: 'forbidden', message: `You may not change this ${kind}'s settings` };
}
