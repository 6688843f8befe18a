/** Whether a text has one of the formats that schemas use. */
import { formats } from '#engine/schema/formats.ts';

export function isFormat(name: 'date' | 'time-of-day' | 'email-list', text: string): boolean {
  const format = formats[name];
  return format instanceof RegExp ? format.test(text) : (format?.(text) ?? false);
}
