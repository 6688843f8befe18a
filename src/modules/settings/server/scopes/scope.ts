/** The scope of a call, whether its caller may view it, and the scopes that it inherits from. */
import { mayLook, parseScope } from '#platform/domain/scope.ts';
import { scopeBar, type ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { findPerson, type Place } from '../values/repository.ts';
import { scopeExists } from '../saving/repository.ts';
import type { Viewer } from '../values/viewer.ts';

/** The data needed to check access to a scope. */
export interface ScopeViewer extends Pick<Viewer, 'can'> {
  readonly user: Viewer['user'] & {
    readonly branch_id: number | null;
    readonly limit_user_to_branch: number | null;
    readonly limit_user_to_account: number | null;
  };
}

export type ScopeRefusal = { readonly kind: 'forbidden' | 'unknown_scope'; readonly message: string };

/** `account:12`, or `account` and `user` for the caller's own. */
export function scopeNamed(text: string): ScopeRef | undefined {
  return text === 'account' || text === 'user' || text === 'branch' ? { kind: text } : parseScope(text);
}

/** The scope with those between it and the provider. Throws when the caller may not view it. */
export async function placeOf(
  access: Access,
  viewer: ScopeViewer,
  providerId: number,
  { kind, id }: ScopeRef,
): Promise<Place | ScopeRefusal> {
  if (kind === 'platform' || kind === 'provider') {
    // The call itself names the provider; another id here must not be mistaken for it.
    const named = id === undefined || (kind === 'provider' && id === providerId);
    return named ? allowed(viewer, { scope: kind, scopeId: 0 }) : unknown('There is no such place');
  }
  const own = ownOf(viewer, kind);
  const scopeId = id ?? own;
  if (scopeId === null) return unknown(`Say which ${kind} is meant`);
  if (kind !== 'user') return allowed(viewer, { scope: kind, scopeId });
  if (scopeId === viewer.user.id) return userPlace(viewer.user);
  const person = await inTenant(access, providerId, (tx) => findPerson(tx, scopeId));
  // A caller who may not see a user does not learn whether the user exists.
  if (!person)
    return viewer.can('API_/users:GET') ? unknown('There is no such user') : refused(viewer, { kind, id: scopeId });
  return allowed(viewer, userPlace(person));
}

/** The default scope of a caller: the provider for staff who run it, the effective values for others. */
export function usualPlace({ user, can }: ScopeViewer): Place {
  return mayLook(user, { kind: 'provider' }, can) ? { scope: 'provider', scopeId: 0 } : userPlace(user);
}

/** The scope in the form that permission rules take. */
export function placeSeen({ scope, scopeId, account_id }: Place): ScopeRef {
  return {
    kind: scope,
    ...(scopeId === 0 ? {} : { id: scopeId }),
    ...(account_id === undefined ? {} : { account_id }),
  };
}

/** Every scope below the provider that applies, ending with the given one. */
export function chainOf(place: Place): readonly Place[] {
  return place.scopeId === 0 ? [] : [...(place.above ?? []), place];
}

/** A user scope exists wherever the user may sign in; all others belong to the provider. */
export async function isKnownScope(tx: Transaction, { scope, scopeId }: Place, userId: number): Promise<boolean> {
  if (scope === 'platform' || scope === 'provider' || (scope === 'user' && scopeId === userId)) return true;
  return scopeExists(tx, scope, scopeId);
}

function ownOf({ user }: ScopeViewer, kind: 'account' | 'branch' | 'user'): number | null {
  return { account: user.account_id, branch: user.limit_user_to_branch ?? user.branch_id, user: user.id }[kind];
}

function userPlace(user: {
  readonly id: number;
  readonly account_id: number | null;
  readonly branch_id: number | null;
}) {
  const { id, account_id, branch_id } = user;
  const above: Place[] = [
    ...(branch_id === null ? [] : [{ scope: 'branch', scopeId: branch_id } as const]),
    ...(account_id === null ? [] : [{ scope: 'account', scopeId: account_id } as const]),
  ];
  return { scope: 'user', scopeId: id, account_id, above } as const satisfies Place;
}

function allowed(viewer: ScopeViewer, place: Place): Place | ScopeRefusal {
  const seen = placeSeen(place);
  return mayLook(viewer.user, seen, viewer.can) ? place : refused(viewer, seen);
}

function refused({ user }: ScopeViewer, place: ScopeRef): ScopeRefusal {
  const message = scopeBar(user, place) ?? `You don’t have access to this ${place.kind}’s settings`;
  return { kind: 'forbidden', message };
}

function unknown(message: string): ScopeRefusal {
  return { kind: 'unknown_scope', message };
}
