/** The scopes of settings, from the platform to one user, and who may read and write in them. Shared by browser and server. */
import { setting_scope } from '#generated/enums.ts';
import type { Permission } from '#generated/types.ts';
import { canAll, type Can } from './permission.ts';
import { isStaff } from './role.ts';
import { isPlatformAdmin, scopeBar, type ScopeKind, type ScopePerson, type ScopeRef } from './scope-bar.ts';

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
