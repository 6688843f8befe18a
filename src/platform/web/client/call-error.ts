/** The error that calls throw: the server's code and field errors, and a message that can be shown. */

const connection = 'There is a problem with your internet connectivity.';
const rewritten: Readonly<Record<string, string | null>> = {
  'failed to fetch': connection,
  'load failed': connection,
  'networkerror when attempting to fetch resource': connection,
  'service unavailable': 'Service unavailable. Please check your Internet connection.',
  'the user aborted a request': null,
  'aborted duplicate request': null,
  'the account has been closed': null,
};

/** Turns any failure into a sentence that can be shown; null means that nothing is shown. */
export function cleanMessage(raw: string): string | null {
  const text = raw.trim();
  const known = rewritten[text.toLowerCase().replace(/\.+$/, '')];
  if (known !== undefined) return known;
  if (text === '') return null;
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(capitalised) ? capitalised : `${capitalised}.`;
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code?: string;
}

export class CallError extends Error {
  override readonly name = 'CallError';
  /** 0 when there was no response. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** The whole response body, for errors with more details, such as a conflict. */
  readonly data: unknown;
  /** Seconds to wait before a retry, when the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, data?: unknown, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.errors = fieldErrors(data);
    this.retryAfter = retryAfter;
  }
}

/** The sentence to show for any failure, or null when the failure is silent (aborted, account closed, maintenance). */
export function messageOf(failure: unknown): string | null {
  if (failure instanceof DOMException && failure.name === 'AbortError') return null;
  if (failure instanceof CallError && (failure.status === 423 || failure.status === 418)) return null;
  return cleanMessage(failure instanceof Error ? failure.message : String(failure));
}

function fieldErrors(data: unknown): readonly FieldError[] {
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return [];
  return data.errors.filter(isFieldError);
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
