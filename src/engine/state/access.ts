/** Who may read and write a setting, and why not. */

import type { Exposure, Permission, Scope, Setting } from '../schema/catalogue.ts';
import { joinWords } from '../values/sentence.ts';

/** The caller. No caller has the audience `server`: settings with that exposure never leave the process. */
export interface Caller {
  readonly audience: Exclude<Exposure, 'server'>;
  readonly can: (permission: string) => boolean;
  /** The display name of a permission; without it, messages don’t name what is missing. */
  readonly nameOf?: (permission: string) => string;
  /** The scope being viewed and edited: this provider, one account … Absent where the scope does not matter. */
  readonly place?: WritePlace;
}

/** The requirements of a scope for changing any setting in it. */
export interface WritePlace {
  /** Permissions required in addition to those of the setting. */
  readonly needs: readonly string[];
  /** Why this caller may set nothing there at all. */
  readonly bar?: string;
}

/** Why something is not allowed: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: 'permission_denied' | 'scope_not_allowed';
  readonly message: string;
}

const width: Readonly<Record<Exposure, number>> = { public: 0, customer: 1, staff: 2, server: 3 };

/** Whether an audience is included in a setting's exposure. Only staff learn whether a secret is set. */
export function isExposed(setting: Pick<Setting, 'exposure' | 'secret'>, audience: Caller['audience']): boolean {
  const exposure = setting.secret ? 'staff' : setting.exposure;
  return width[audience] >= width[exposure];
}

/**
 * Whether a value may be sent to a caller. Values exposed beyond staff are available to all staff too: a read
 * permission then only hides the setting from their screen, otherwise conditions on it would be evaluated without it.
 */
export function mayRead(setting: Setting, caller: Caller): boolean {
  const beyondStaff = !setting.secret && width[setting.exposure] < width.staff;
  return isExposed(setting, caller.audience) && (beyondStaff || holdsRead(setting, caller));
}

/**
 * Whether a setting belongs on the screen of a scope: settings that may be set there. The provider's screen shows every
 * setting, because users look there for all of them.
 */
export function belongsIn(setting: Pick<Setting, 'scopes'>, scope: Scope): boolean {
  return scope === 'provider' || setting.scopes.includes(scope);
}

/**
 * Whether a setting is on the caller's screen at all, locked or not. What only the provider decides would be nothing but
 * locked rows to customers, who see its effect elsewhere.
 */
export function mayShow(setting: Setting, caller: Caller): boolean {
  const isDecidedHere = caller.audience === 'staff' || setting.permission.write.every(caller.can);
  return isDecidedHere && isExposed(setting, caller.audience) && holdsRead(setting, caller);
}

function holdsRead({ permission: { read, read_any: any } }: Setting, { can }: Caller): boolean {
  return read.every(can) && (any?.some(can) ?? true);
}

/** Why a caller may set nothing at all in the current scope; undefined where it depends on the setting. */
export function placeRefusal(caller: Caller): string | undefined {
  if (caller.place?.bar !== undefined) return caller.place.bar;
  const missing = (caller.place?.needs ?? []).filter((one) => !caller.can(one));
  return missing.length > 0 ? missingText('them', missing, caller) : undefined;
}

export function missingPermissions(permission: Permission, kind: 'read' | 'write', caller: Caller): readonly string[] {
  const needed =
    kind === 'read' ? permission.read : [...(caller.place?.needs ?? []), ...permission.read, ...permission.write];
  return [...new Set(needed)].filter((one) => !caller.can(one));
}

/**
 * Why a caller may not change this setting in a scope; `undefined` when allowed. Callers who may not read a setting may
 * not write it either, and the message then reveals nothing about it.
 */
export function writeRefusal(setting: Setting, caller: Caller, scope: Scope): Refusal | undefined {
  if (!isExposed(setting, caller.audience)) return denied('You can’t change this setting.');
  if (caller.place?.bar !== undefined) return { code: 'scope_not_allowed', message: caller.place.bar };
  const missing = missingPermissions(setting.permission, 'write', caller);
  if (missing.length > 0) return denied(missingText('this', missing, caller));
  if (setting.scopes.includes(scope)) return undefined;
  const where = joinWords(setting.scopes.map(scopeWords), 'or');
  return { code: 'scope_not_allowed', message: `This can only be set ${where}, not ${scopeWords(scope)}.` };
}

function denied(message: string): Refusal {
  return { code: 'permission_denied', message };
}

/** A permission string says nothing to people. */
function missingText(what: 'this' | 'them', missing: readonly string[], { nameOf }: Caller): string {
  if (!nameOf) return `You don’t have permission to change ${what}.`;
  const word = missing.length === 1 ? 'permission' : 'permissions';
  return `To change ${what} you need the ${word} ${joinWords(missing.map(nameOf), 'and')}.`;
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
