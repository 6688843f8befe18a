/** The scopes of settings, from the platform to one user, and who may read and write in them. Shared by browser and server. */
import { setting_scope } from '#generated/enums.ts';
import type { Permission, SettingScope } from '#generated/types.ts';
import { canAll, type Can } from './permission.ts';
import { isStaff, roles } from './role.ts';

export type ScopeKind = Exclude<SettingScope, 'default'>;

/** One scope; the platform and a provider need no id. */
export interface ScopeRef {
  readonly kind: ScopeKind;
  readonly id?: number;
  /** Of a user scope: the account that the user belongs to. */
  readonly account_id?: number | null;
}

export interface ScopePerson {
  readonly id: number;
  /** 0: a user of the platform itself. */
  readonly provider_id?: number;
  readonly role_id: number;
  readonly account_id: number | null;
  readonly limit_user_to_branch?: number | null | undefined;
  readonly limit_user_to_account?: number | null | undefined;
}

const kinds: ReadonlySet<string> = new Set(
  setting_scope.map((scope) => scope.const).filter((kind) => kind !== 'default'),
);

/**
 * `platform`, `provider`, or `account:12`, `branch:3`, `user:7`: a scope as addresses and calls name it. Undefined for
 * anything else.
 */
export function parseScope(text: string): ScopeRef | undefined {
  const [kind = '', id, more] = text.split(':');
  if (!kinds.has(kind) || more !== undefined) return undefined;
  const whole = kind === 'platform' || kind === 'provider';
  if (whole) return id === undefined ? { kind } : undefined;
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? { kind: kind as ScopeKind, id: Number(id) } : undefined;
}

export function scopeText({ kind, id }: ScopeRef): string {
  return id === undefined ? kind : `${kind}:${id}`;
}

export function isPlatformAdmin({ provider_id, role_id }: ScopePerson): boolean {
  return provider_id === 0 && role_id === roles.platformAdmin;
}

/**
 * The permissions for changing any setting in a scope, besides those of the setting itself. Another user's settings are
 * part of that user's record.
 */
export function scopeNeeds(person: ScopePerson, { kind, id }: ScopeRef): readonly Permission[] {
  const declared = setting_scope.find((scope) => scope.const === kind);
  const needs: readonly Permission[] = declared && 'x-permissions' in declared ? declared['x-permissions'] : [];
  const own = kind !== 'user' || id === person.id;
  return own || !declared || !('x-permissions-others' in declared)
    ? needs
    : [...needs, ...declared['x-permissions-others']];
}

/**
 * Why a user may not change a scope, whatever the role permits: customers are limited to their account, and users with
 * a branch or account limit to that. Undefined when only permissions decide.
 */
export function scopeBar(person: ScopePerson, place: ScopeRef): string | undefined {
  const { kind, id } = place;
  if (kind === 'user' && id === person.id) return undefined;
  if (kind === 'platform')
    return isPlatformAdmin(person) ? undefined : 'Only platform administrators can set values for every provider.';
  return isStaff(person) ? staffBar(person, place) : customerBar(person, place);
}

function staffBar({ limit_user_to_branch: branch, limit_user_to_account: account }: ScopePerson, place: ScopeRef) {
  if (typeof branch === 'number' && !(place.kind === 'branch' && place.id === branch))
    return 'You can only change your own settings and those of your branch.';
  if (typeof account === 'number' && !(place.kind === 'account' && place.id === account))
    return 'You can only change your own settings and those of your account.';
  return undefined;
}

function customerBar({ account_id: own }: ScopePerson, { kind, id, account_id: of }: ScopeRef): string | undefined {
  if (kind === 'account' && id === own) return undefined;
  if (kind === 'user' && own !== null && of === own) return undefined;
  return 'You can only change your own settings and those of your account.';
}

/** Whether a user may see the values set in a scope. */
export function mayLook(person: ScopePerson, place: ScopeRef, can: Can): boolean {
  const { kind, id } = place;
  if (kind === 'platform') return isPlatformAdmin(person);
  if (kind === 'user' && id !== person.id) return can('API_/users:GET') && scopeBar(person, place) === undefined;
  if (kind === 'user') return true;
  if (!isStaff(person)) return kind === 'account' && id === person.account_id;
  if (kind === 'account') return can('API_/accounts:GET') && isServed(person, place);
  return runsProvider(can) && (kind === 'provider' || scopeBar(person, place) === undefined);
}

/** Staff who run the provider or audit its changes; others get only the effective values (F304). */
function runsProvider(can: Can): boolean {
  return can('API_/providers/settings:POST') || can('API_/audit/events:GET');
}

/** Staff of one branch serve customers of any account, and see the settings of these. */
function isServed({ limit_user_to_account: account }: ScopePerson, { id }: ScopeRef): boolean {
  return typeof account !== 'number' || id === account;
}

/** Whether a user may change anything in a scope; some settings require more. */
export function mayWriteIn(person: ScopePerson, place: ScopeRef, can: Can): boolean {
  return scopeBar(person, place) === undefined && canAll(can, scopeNeeds(person, place));
}
