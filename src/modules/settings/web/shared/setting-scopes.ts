/**
 * The scope of a settings screen, from its address (`?scope=account&id=12`) or the user's default, and the other
 * available scopes.
 */
import { isStaff } from '#platform/domain/role.ts';
import { mayLook, mayWriteIn, parseScope, scopeText } from '#platform/domain/scope.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope-bar.ts';
import type { ReadSettingPlacesAnswer200 } from '#generated/types.ts';
import { boot } from '#platform/web/client/boot.ts';
import { call } from '#platform/web/client/call.ts';
import { can, session, type CurrentUser } from '#platform/web/client/session.ts';

/** The query parameters that name a scope. */
export type SelectedScope = Readonly<Record<string, string>>;

/** The user's own id for a kind of scope, where one is needed and not given. */
function ownNumber(user: CurrentUser, kind: string): number | null | undefined {
  if (kind === 'user') return user.id;
  if (kind === 'account') return user.account_id;
  return kind === 'branch' ? (user.limit_user_to_branch ?? user.branch_id) : undefined;
}

/**
 * The default scope: for customers their account if they may change it, otherwise themselves, as for staff who do not
 * run the provider; for users limited to a branch that branch.
 */
function homeOf(user: CurrentUser, asksForSomething: boolean): ScopeRef {
  const { account_id, limit_user_to_branch: branch } = user;
  const provider: ScopeRef = { kind: 'provider' };
  if (isStaff(user)) {
    if (!mayLook(user, provider, can)) return selfOf(user);
    return typeof branch === 'number' && !asksForSomething ? { kind: 'branch', id: branch } : provider;
  }
  const account: ScopeRef = { kind: 'account', id: account_id ?? 0 };
  return account_id && mayWriteIn(user, account, can) ? account : selfOf(user);
}

function selfOf({ id, account_id }: CurrentUser): ScopeRef {
  return { kind: 'user', id, account_id: account_id ?? null };
}

/** The scope named in an address; invalid parameters are ignored. */
export function placeNamed(query: URLSearchParams): ScopeRef {
  const { user } = session.get();
  if (!user) return { kind: 'provider' };
  const scope = query.get('scope');
  if (scope === null) return homeOf(user, query.size > 0);
  const number = query.get('id') ?? ownNumber(user, scope);
  const named = parseScope(number === null || number === undefined ? scope : `${scope}:${number}`);
  if (named?.kind === 'user' && named.id === user.id) return selfOf(user);
  // The provider's own scope is only for staff who run it (F304).
  const closed = named?.kind === 'provider' && !mayLook(user, named, can);
  return named && !closed ? named : homeOf(user, true);
}

/** The scope for a text; users visible to a customer belong to the customer's own account. */
export function placeOfText(text: string): ScopeRef {
  const named = parseScope(text) ?? { kind: 'provider' };
  const { user } = session.get();
  return named.kind === 'user' && user && !isStaff(user) ? { ...named, account_id: user.account_id ?? null } : named;
}

/** Whether a scope is the user's own, or the user's account or branch. */
export function isOwn({ kind, id }: ScopeRef): boolean {
  const { user } = session.get();
  return user !== null && id !== undefined && id === ownNumber(user, kind);
}

/** The query parameters of a scope; none for the provider, as in older links, unless the user's default is another scope. */
export function scopeQuery({ kind, id }: ScopeRef): SelectedScope {
  const { user } = session.get();
  if (kind === 'provider') return user && homeOf(user, false).kind !== 'provider' ? { scope: kind } : {};
  return { scope: kind, ...(id === undefined ? {} : { id: String(id) }) };
}

/** The address of a screen for a scope, with further parameters. */
export function addressAt(path: string, place: ScopeRef, more: SelectedScope = {}): string {
  const query = new URLSearchParams({ ...scopeQuery(place), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The scope in reading calls for history, scheduled changes and files. */
export function placeQuery({ kind, id }: ScopeRef): { scope: ScopeKind; scope_id?: number } {
  return id === undefined ? { scope: kind } : { scope: kind, scope_id: id };
}

/** The scope in every writing call. */
export function placeRef({ kind, id }: ScopeRef): { kind: ScopeKind; id?: number } {
  return id === undefined ? { kind } : { kind, id };
}

/** Whether the user may roll back, schedule and import in a scope: history, scheduled changes and files are for staff. */
export function mayChangeAll(place: ScopeRef): boolean {
  const { user } = session.get();
  return user !== null && isStaff(user) && can('API_/providers/settings:POST') && mayWriteIn(user, place, can);
}

/** The scopes that need no search. */
export function generalPlaces(): readonly { readonly value: string; readonly label: string }[] {
  const { user } = session.get();
  if (!user) return [];
  const places: readonly [ScopeRef, string][] = [
    [{ kind: 'platform' }, 'Platform defaults'],
    [{ kind: 'provider' }, `${boot().provider.name}: everybody`],
    [{ kind: 'user', id: user.id }, 'Only me'],
  ];
  return places.flatMap(([place, label]) => (mayLook(user, place, can) ? [{ value: scopeText(place), label }] : []));
}

/** Branches, accounts and users whose name, code or address matches; `shown` is always included. */
export async function findPlaces(
  search: string,
  shown: ScopeRef,
  signal: AbortSignal,
): Promise<ReadSettingPlacesAnswer200['places']> {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(shown.id === undefined ? {} : { shown: scopeText(shown) }),
  };
  return (await call('read_setting_places', { query, signal })).places;
}
