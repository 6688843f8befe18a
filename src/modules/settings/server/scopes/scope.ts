/** Which place a call speaks of, whether its caller may look there, and from where that place inherits. */
import { mayLook, parseScope, scopeBar, type ScopeRef } from '#platform/domain/scope.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { findPerson, type Place } from '../values/repository.ts';
import { scopeExists } from '../saving/repository.ts';
import type { Viewer } from '../values/viewer.ts';

/** What is asked of whoever goes to a place. */
export interface ScopeViewer extends Pick<Viewer, 'can'> {
  readonly user: Viewer['user'] & {
    readonly branch_id: number | null;
    readonly limit_user_to_branch: number | null;
    readonly limit_user_to_account: number | null;
  };
}

export type ScopeRefusal = { readonly kind: 'forbidden' | 'unknown_scope'; readonly message: string };

/** `account:12`, or `account` and `user` for one's own. */
export function scopeNamed(text: string): ScopeRef | undefined {
  return text === 'account' || text === 'user' || text === 'branch' ? { kind: text } : parseScope(text);
}

/** The place itself, with whatever lies between it and the provider. Refuses whoever may not even look there. */
export async function placeOf(
  access: Access,
  viewer: ScopeViewer,
  providerId: number,
  { kind, id }: ScopeRef,
): Promise<Place | ScopeRefusal> {
  if (kind === 'platform' || kind === 'provider') {
    // Whose provider it is says the call itself; another one named here must not be taken for it.
    const named = id === undefined || (kind === 'provider' && id === providerId);
    return named ? allowed(viewer, { scope: kind, scopeId: 0 }) : unknown('There is no such place');
  }
  const own = ownOf(viewer, kind);
  const scopeId = id ?? own;
  if (scopeId === null) return unknown(`Say which ${kind} is meant`);
  if (kind !== 'user') return allowed(viewer, { scope: kind, scopeId });
  if (scopeId === viewer.user.id) return userPlace(viewer.user);
  const person = await inTenant(access, providerId, (tx) => findPerson(tx, scopeId));
  // Who may not see a person is not told either whether there is one.
  if (!person)
    return viewer.can('API_/users:GET') ? unknown('There is no such user') : refused(viewer, { kind, id: scopeId });
  return allowed(viewer, userPlace(person));
}

/** What a caller without a word about the place sees: people who run the provider the provider, others what counts for them. */
export function usualPlace({ user, can }: ScopeViewer): Place {
  return mayLook(user, { kind: 'provider' }, can) ? { scope: 'provider', scopeId: 0 } : userPlace(user);
}

/** The same place as the rules about people and places take it. */
export function placeSeen({ scope, scopeId, account_id }: Place): ScopeRef {
  return {
    kind: scope,
    ...(scopeId === 0 ? {} : { id: scopeId }),
    ...(account_id === undefined ? {} : { account_id }),
  };
}

/** Everything nearer than the provider that counts in a place, the place itself last. */
export function chainOf(place: Place): readonly Place[] {
  return place.scopeId === 0 ? [] : [...(place.above ?? []), place];
}

/** A person's own place exists wherever the person may sign in; every other belongs to the provider. */
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
