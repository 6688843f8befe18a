/** The error that routes throw deliberately: its message and HTTP status are sent to the client. */
import type { AnyPlace } from '../db/secrets.ts';

export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** Further members of the response, such as both sides of a conflict. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    errors: readonly FieldError[] = [],
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(sentence(message));
    this.status = status;
    this.code = code;
    this.errors = errors.map((error) => ({ ...error, message: sentence(error.message) }));
    this.more = more;
  }
}

/** Messages begin with a capital and end with a full stop (F403). */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const capitalised = trimmed[0]?.toUpperCase() + trimmed.slice(1);
  return /[.!?…]['"”’)]?$/.test(capitalised) ? capitalised : `${capitalised}.`;
}

export function notLoggedIn(message = 'Please log in to continue'): ApiError {
  return new ApiError(401, 'not_logged_in', message);
}

export function forbidden(message = 'You don’t have permission to do this'): ApiError {
  return new ApiError(403, 'forbidden', message);
}

/** The browser then ends the impersonation (F109). */
export function impersonationEnded(message: string): ApiError {
  return new ApiError(403, 'expired_token', message);
}

export function unknownOrigin(): ApiError {
  return new ApiError(404, 'unknown_origin', 'There is no provider at this address');
}

/** A base revision that does not exist yet. */
export function futureBase(): ApiError {
  return new ApiError(400, 'invalid_input', 'The base revision is newer than what is stored. Reload the page');
}

/**
 * For a change of a record that the caller has seen at a base revision. Throws `conflict` when it was changed since, and
 * `invalid_input` for a revision that does not exist yet.
 * @param what "this role"
 * @param record as it is now and as the caller may see it, returned with a conflict
 */
export function requireBase(base: number | null | undefined, revision: number, what: string, record?: object): void {
  if (base === undefined || base === null || base === revision) return;
  throw base > revision ? futureBase() : conflict(what, record && { record });
}

export function conflict(what: string, more?: ApiError['more']): ApiError {
  return new ApiError(409, 'conflict', `Someone else changed ${what} in the meantime`, [], more);
}

/** A stored secret that none of our keys decrypts; the setting, or the field of the rule, must be entered again. */
export function unreadableSecret({ scope, key }: Pick<AnyPlace, 'scope' | 'key'>): ApiError {
  const code = 'unreadable_secret';
  const field = scope === 'integration_rule' ? `config.${key}` : key;
  const message = 'This saved value can’t be read any more. Enter it again';
  return new ApiError(409, code, 'A saved secret can’t be read any more. Enter it again', [{ field, code, message }]);
}

/** The database is unavailable for a moment: restarting, failing over, starting up. */
export function unavailable(): ApiError {
  const message = 'The service is unavailable for a moment. Try again in a few seconds';
  return new ApiError(503, 'unavailable', message, [], { retry_after: 5 });
}

/** Browsers show the maintenance page and return automatically (F111). */
export function underMaintenance(): ApiError {
  return new ApiError(418, 'maintenance', "We're doing maintenance. Please check back in a few minutes");
}

export function changedMeanwhile(): ApiError {
  return new ApiError(409, 'changed_meanwhile', 'Someone else made a change at the same time. Try again');
}

/** Browsers show the page about the closed account; the message itself is never shown (F110). */
export function accountClosed(): ApiError {
  return new ApiError(423, 'account_closed', 'The account has been closed');
}
