/**
 * Limits for every request, whatever its schema: text that the database cannot store, numbers that would lose digits,
 * deeply nested JSON.
 */
import { ApiError, type FieldError } from './api-error.ts';

/** Maximum nesting of a request's JSON. Our deepest schema needs fewer than 20 levels. */
export const maximumDepth = 64;

const messages = {
  control_character: 'Contains a character that can’t be stored (U+0000)',
  malformed_text: 'Contains half of a character, which can’t be stored',
  number_range: 'This number is too large to be kept exactly',
  depth: `Is nested more than ${maximumDepth} levels deep`,
} as const;

/**
 * Throws `invalid_input` (400) with the path of the first value that cannot be stored as sent.
 * @param part the parsed query, path parameters or body
 */
export function refuseUnstorable(part: unknown): void {
  const finding = unstorable(part, []);
  if (finding) throw new ApiError(400, 'invalid_input', 'The request is not valid', [finding]);
}

/** The first such value; recursion is limited to `maximumDepth`, so that hostile nesting cannot exhaust the stack. */
function unstorable(value: unknown, path: readonly string[]): FieldError | undefined {
  if (typeof value === 'string') return found(textFault(value), path);
  if (typeof value === 'number') return found(numberFault(value), path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maximumDepth) return found('depth', path.slice(0, 1));
  for (const [name, member] of Object.entries(value)) {
    // A name that cannot be stored is not repeated in the response.
    const code = textFault(name);
    const finding = code ? found(code, path) : unstorable(member, [...path, name]);
    if (finding) return finding;
  }
  return undefined;
}

function textFault(text: string): keyof typeof messages | undefined {
  if (text.includes('\u0000')) return 'control_character';
  return /\p{Surrogate}/u.test(text) ? 'malformed_text' : undefined;
}

/** Whole numbers beyond 2^53 would be stored as a different number. */
function numberFault(number: number): keyof typeof messages | undefined {
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? undefined : 'number_range';
}

function found(code: keyof typeof messages | undefined, path: readonly string[]): FieldError | undefined {
  return code && { field: path.join('.'), message: messages[code], code };
}
