/** Any value as the text an input can show; what is no text by nature is shown as it is stored, so that it can be corrected. */

/** Nothing is an empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? '');
}
