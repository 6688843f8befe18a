/** Any value as the text that an input can show; other types are shown as stored, so that they can be corrected. */

/** An empty text for null and undefined. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? '');
}
