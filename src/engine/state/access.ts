/** Who may read and write a setting, and in words why not. */

import type { Exposure, Permission, Scope, Setting } from '../schema/catalogue.ts';
import { joinWords } from '../values/sentence.ts';

/** Who is asking. Nobody is in the audience `server`: what is exposed that narrowly never leaves the process. */
export interface Caller {
  readonly audience: Exclude<Exposure, 'server'>;
  readonly can: (permission: string) => boolean;
  /** What people call a permission; without it sentences name the permission as programs do. */
  readonly nameOf?: (permission: string) => string;
  /** The place that is looked at and written: this provider, one account … Absent where nothing of the place matters. */
  readonly place?: WritePlace;
}

/** What a place asks of whoever sets something there, whichever setting it is. */
export interface WritePlace {
  /** Permissions needed beside those of the setting. */
  readonly needs: readonly string[];
  /** Why this caller may set nothing there at all. */
  readonly bar?: string;
}

/** Why something may not be done: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: 'permission_denied' | 'scope_not_allowed';
  readonly message: string;
}

const width: Readonly<Record<Exposure, number>> = { public: 0, customer: 1, staff: 2, server: 3 };

/** Whether an audience is inside what a setting is exposed to. Of a secret nobody but staff learns even that it is set. */
export function isExposed(setting: Pick<Setting, 'exposure' | 'secret'>, audience: Caller['audience']): boolean {
  const exposure = setting.secret ? 'staff' : setting.exposure;
  return width[audience] >= width[exposure];
}

/**
 * Whether a value may be sent to a caller. What is exposed beyond staff is no secret among staff either: a read permission then only
 * keeps the setting off their screen, or conditions on it would be validated without it.
 */
export function mayRead(setting: Setting, caller: Caller): boolean {
  const beyondStaff = !setting.secret && width[setting.exposure] < width.staff;
  return isExposed(setting, caller.audience) && (beyondStaff || holdsRead(setting, caller));
}

/**
 * Whether a setting belongs on the screen of a scope: what may be set there. The provider's screen shows every setting, since
 * what can only be set elsewhere is looked for there.
 */
export function belongsIn(setting: Pick<Setting, 'scopes'>, scope: Scope): boolean {
  return scope === 'provider' || setting.scopes.includes(scope);
}

/** Whether a setting is on the caller's screen at all, locked or not. */
export function mayShow(setting: Setting, caller: Caller): boolean {
  return isExposed(setting, caller.audience) && holdsRead(setting, caller);
}

function holdsRead({ permission: { read, read_any: any } }: Setting, { can }: Caller): boolean {
  return read.every(can) && (any?.some(can) ?? true);
}

/** Why a caller may set nothing at all in the place that is looked at, in words; undefined where it depends on the setting. */
export function placeRefusal(caller: Caller): string | undefined {
  if (caller.place?.bar !== undefined) return caller.place.bar;
  const missing = (caller.place?.needs ?? []).filter((one) => !caller.can(one));
  return missing.length > 0 ? `To change them you need the ${permissionWords(missing, caller)}.` : undefined;
}

export function missingPermissions(permission: Permission, kind: 'read' | 'write', caller: Caller): readonly string[] {
  const needed =
    kind === 'read' ? permission.read : [...(caller.place?.needs ?? []), ...permission.read, ...permission.write];
  return [...new Set(needed)].filter((one) => !caller.can(one));
}

/**
 * Why a caller may not set this setting in a scope, or `undefined` when it may. Who may not read a setting may not
 * write it either, and the sentence then says nothing about it.
 */
export function writeRefusal(setting: Setting, caller: Caller, scope: Scope): Refusal | undefined {
  if (!isExposed(setting, caller.audience)) return denied('You can’t change this setting.');
  if (caller.place?.bar !== undefined) return { code: 'scope_not_allowed', message: caller.place.bar };
  const missing = missingPermissions(setting.permission, 'write', caller);
  if (missing.length > 0) return denied(`To change this you need the ${permissionWords(missing, caller)}.`);
  if (setting.scopes.includes(scope)) return undefined;
  const where = joinWords(setting.scopes.map(scopeWords), 'or');
  return { code: 'scope_not_allowed', message: `This can only be set ${where}, not ${scopeWords(scope)}.` };
}

function denied(message: string): Refusal {
  return { code: 'permission_denied', message };
}

function permissionWords(missing: readonly string[], { nameOf = (permission) => permission }: Caller): string {
  return `${missing.length === 1 ? 'permission' : 'permissions'} ${joinWords(missing.map(nameOf), 'and')}`;
}

const scopeNames: Readonly<Record<Scope, string>> = {
  platform: 'for the whole platform',
  provider: 'for the provider',
  account: 'for an account',
  branch: 'for a branch',
  user: 'for a user',
};

export function scopeWords(scope: Scope): string {
  return scopeNames[scope];
}
