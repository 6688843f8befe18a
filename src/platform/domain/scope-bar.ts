/** What a scope of settings is, and whom a user's branch or account keeps from changing it. Every page loads this. */
import type { SettingScope } from '#generated/types.ts';
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

export function isPlatformAdmin({ provider_id, role_id }: ScopePerson): boolean {
  return provider_id === 0 && role_id === roles.platformAdmin;
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
