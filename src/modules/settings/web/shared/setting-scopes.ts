/** Settings for a screen shows, by its address (`?scope=account&id=12`) or by what this person came for, and whose else there are. */
import { isStaff } from '#platform/domain/role.ts';
import { mayLook, mayWriteIn, parseScope, scopeText, type ScopeKind, type ScopeRef } from '#platform/domain/scope.ts';
import type { ReadSettingPlacesAnswer200 } from '#generated/types.ts';
import { boot } from '#platform/web/client/boot.ts';
import { call } from '#platform/web/client/call.ts';
import { can, session, type CurrentUser } from '#platform/web/client/session.ts';

/** The part of an address that names a place. */
export type SelectedScope = Readonly<Record<string, string>>;

/** The number that a kind of place has for this person, where it needs one and none is named. */
function ownNumber(user: CurrentUser, kind: string): number | null | undefined {
  if (kind === 'user') return user.id;
  if (kind === 'account') return user.account_id;
  return kind === 'branch' ? (user.limit_user_to_branch ?? user.branch_id) : undefined;
}

/** Customers come for their account if they may change it, else for themselves, as do staff who do not run the provider; who is limited to a branch for that branch. */
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

/** The place that an address names; what it names wrongly is left out. */
export function placeNamed(query: URLSearchParams): ScopeRef {
  const { user } = session.get();
  if (!user) return { kind: 'provider' };
  const scope = query.get('scope');
  if (scope === null) return homeOf(user, query.size > 0);
  const number = query.get('id') ?? ownNumber(user, scope);
  const named = parseScope(number === null || number === undefined ? scope : `${scope}:${number}`);
  if (named?.kind === 'user' && named.id === user.id) return selfOf(user);
  // The provider's own tabs are for its staff, and of those for who runs it (F304).
  const closed = named?.kind === 'provider' && !mayLook(user, named, can);
  return named && !closed ? named : homeOf(user, true);
}

/** A place by its text, with what is known of it: people that a customer may look at are of the customer's own account. */
export function placeOfText(text: string): ScopeRef {
  const named = parseScope(text) ?? { kind: 'provider' };
  const { user } = session.get();
  return named.kind === 'user' && user && !isStaff(user) ? { ...named, account_id: user.account_id ?? null } : named;
}

/** Whether a place is this person's own, or the account or branch that the person belongs to. */
export function isOwn({ kind, id }: ScopeRef): boolean {
  const { user } = session.get();
  return user !== null && id !== undefined && id === ownNumber(user, kind);
}

/**
 * How an address names a place; nothing for the provider's own settings, as every older link does. Whom an address without a word
 * would lead elsewhere is told the provider by name.
 */
export function scopeQuery({ kind, id }: ScopeRef): SelectedScope {
  const { user } = session.get();
  if (kind === 'provider') return user && homeOf(user, false).kind !== 'provider' ? { scope: kind } : {};
  return { scope: kind, ...(id === undefined ? {} : { id: String(id) }) };
}

/** The address of a screen about the settings of a place, with whatever else it is to show. */
export function addressAt(path: string, place: ScopeRef, more: SelectedScope = {}): string {
  const query = new URLSearchParams({ ...scopeQuery(place), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** How the calls about history, plans and files name a place where they read. */
export function placeQuery({ kind, id }: ScopeRef): { scope: ScopeKind; scope_id?: number } {
  return id === undefined ? { scope: kind } : { scope: kind, scope_id: id };
}

/** How every call names a place where it writes. */
export function placeRef({ kind, id }: ScopeRef): { kind: ScopeKind; id?: number } {
  return id === undefined ? { kind } : { kind, id };
}

/** Whether this person may roll back, plan and import in a place: history, plans and files are for staff. */
export function mayChangeAll(place: ScopeRef): boolean {
  const { user } = session.get();
  return user !== null && isStaff(user) && can('API_/providers/settings:POST') && mayWriteIn(user, place, can);
}

/** Those that need no looking up. */
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

/** Branches, accounts and people whose name, code or address fits; `shown` is always among them. */
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
