/** Where settings may be kept, from the platform to one person, and who may look and write there. The same rule on both sides. */
import { setting_scope } from '#generated/enums.ts';
import type { Permission, SettingScope } from '#generated/types.ts';
import { canAll, type Can } from './permission.ts';
import { isStaff, roles } from './role.ts';

export type ScopeKind = Exclude<SettingScope, 'default'>;

/** One place; the platform and a provider need no number. */
export interface ScopeRef {
  readonly kind: ScopeKind;
  readonly id?: number;
  /** Of a person's place: the account that the person belongs to. */
  readonly account_id?: number | null;
}

export interface ScopePerson {
  readonly id: number;
  /** 0: somebody of the platform itself. */
  readonly provider_id?: number;
  readonly role_id: number;
  readonly account_id: number | null;
  readonly limit_user_to_branch?: number | null | undefined;
  readonly limit_user_to_account?: number | null | undefined;
}

const kinds: ReadonlySet<string> = new Set(
  setting_scope.map((scope) => scope.const).filter((kind) => kind !== 'default'),
);

/** `platform`, `provider`, or `account:12`, `branch:3`, `user:7`: how an address and a call name a place. Undefined for anything else. */
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
 * The permissions that setting anything in a place takes, beside what the setting itself asks for. Another person's settings are
 * part of that person's record.
 */
export function scopeNeeds(person: ScopePerson, { kind, id }: ScopeRef): readonly Permission[] {
  const declared = setting_scope.find((scope) => scope.const === kind);
  const needs: readonly Permission[] = declared && 'x-permissions' in declared ? declared['x-permissions'] : [];
  return kind === 'user' && id !== person.id ? [...needs, 'API_/users:PATCH'] : needs;
}

/**
 * Why a person may set nothing in a place, whatever permissions the role has: customers stay within their account, and whoever is
 * limited to a branch or an account within that. Undefined when only permissions decide.
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

/** Whether a person may see what is set in a place. */
export function mayLook(person: ScopePerson, place: ScopeRef, can: Can): boolean {
  const { kind, id } = place;
  if (kind === 'platform') return isPlatformAdmin(person);
  if (kind === 'user' && id !== person.id) return can('API_/users:GET') && scopeBar(person, place) === undefined;
  if (kind === 'user') return true;
  if (!isStaff(person)) return kind === 'account' && id === person.account_id;
  if (kind === 'account') return can('API_/accounts:GET') && isServed(person, place);
  return runsProvider(can) && (kind === 'provider' || scopeBar(person, place) === undefined);
}

/** Staff who run the provider, or see to what was changed there; others get what counts for them (F304). */
function runsProvider(can: Can): boolean {
  return can('API_/providers/settings:POST') || can('API_/audit/events:GET');
}

/** Somebody of one branch deals with customers of any account, and sees what is set for them. */
function isServed({ limit_user_to_account: account }: ScopePerson, { id }: ScopeRef): boolean {
  return typeof account !== 'number' || id === account;
}

/** Whether a person may set anything at all in a place, some settings asking for more. */
export function mayWriteIn(person: ScopePerson, place: ScopeRef, can: Can): boolean {
  return scopeBar(person, place) === undefined && canAll(can, scopeNeeds(person, place));
}
