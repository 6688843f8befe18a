/** Maps failed saves to the errors of the API. */
import type { MergeConflict } from '#engine/changes/merge.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { joinWords } from '#engine/values/sentence.ts';
import { futureBase } from '#platform/server/http/api-error.ts';
import { settingNamed } from '#engine/state/state.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Unsaved } from './save-settings.ts';
import type { Tried } from '../connections/test-connection.ts';

export interface ApiRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly more: Readonly<Record<string, unknown>>;
}

/** Codes for missing permission, rather than an invalid value. */
const forbidding: ReadonlySet<string> = new Set(['permission_denied', 'scope_not_allowed']);

export function refusalOf(result: Unsaved): ApiRefusal {
  if (result.kind === 'refused') return refused(result.errors);
  if (result.kind === 'conflict') return conflict(result.conflicts, result.revision);
  if (result.kind === 'password_required') return passwordRequired(result.keys);
  if (result.kind === 'unknown_scope') return plain(404, 'unknown_scope', 'There is no such account, branch or user');
  const { status, code, message } = futureBase();
  return plain(status, code, message);
}

function conflict(conflicts: readonly MergeConflict[], revision: number): ApiRefusal {
  const errors = conflicts.map(({ key, by }) => ({
    field: key,
    code: 'conflict',
    message: `${titleOf(key)} was changed in the meantime${by ? ` by ${by}` : ''}.`,
  }));
  const message = 'Someone else changed the same settings. Nothing was saved';
  return { status: 409, code: 'conflict', message, errors, more: { conflicts, revision } };
}

/** Why a connection was not tested. */
export function untried(tried: Exclude<Tried, { kind: 'tried' }>): ApiRefusal {
  if (tried.kind === 'unknown_section')
    return plain(404, 'unknown_section', 'There is no such section, or nothing to connect to in it');
  const { code, errors } = tried;
  const [first] = errors;
  const message = first ? `${titleOf(first.field)}: ${first.message}` : 'Couldn’t test the connection';
  return { status: code === 'permission_denied' ? 403 : 422, code, message, errors, more: {} };
}

export function passwordRequired(keys: readonly string[]): ApiRefusal {
  const errors = keys.map((field) => ({
    field,
    code: 'password_required',
    message: 'Enter your password again to change this.',
  }));
  const names = joinWords(keys.map(titleOf), 'and');
  const message = `Enter your password again to change ${names}. Nothing was saved`;
  return { status: 403, code: 'password_required', message, errors, more: {} };
}

function refused(errors: readonly FieldError[]): ApiRefusal {
  const codes = new Set(errors.map(({ code }) => code));
  const [only] = codes;
  const known = codes.size === 1 && only !== undefined && general.has(only);
  const denied = errors.every(({ code }) => forbidding.has(code));
  const [first] = errors;
  const message =
    errors.length === 1 && first
      ? `${titleOf(first.field)}: ${first.message}`
      : `Nothing was saved. ${errors.length} settings need attention`;
  const code = known ? only : denied ? 'permission_denied' : 'invalid_settings';
  return { status: denied ? 403 : 422, code, message, errors, more: {} };
}

/** Other codes belong to a rule of a section and its field. */
const general: ReadonlySet<string> = new Set([
  ...forbidding,
  'unknown_setting',
  'invalid_value',
  'hidden_setting',
  'secret_placeholder',
]);

function plain(status: number, code: string, message: string): ApiRefusal {
  return { status, code, message, errors: [], more: {} };
}

/** The title of a setting. */
export function titleOf(field: string): string {
  const key = field.split('.', 1)[0] ?? field;
  return settingNamed(settingsCatalogue, key)?.schema.title ?? key;
}
