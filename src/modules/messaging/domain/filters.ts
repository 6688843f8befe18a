/** The filters of templates: dates and times in business time, money in rand, and some for texts. */
import { unbroken } from '#engine/values/sentence.ts';
import { moneyText as rand } from '#platform/domain/amount.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The styles of `date`, each with an example for the documentation. */
export const dateStyles: Readonly<Record<string, string>> = {
  medium: 'Tue 24 November 2026',
  short: 'Tue 24 Nov',
  long: 'Tuesday 24 November 2026',
  numbers: '2026-11-24',
};

export interface FilterDescription {
  readonly name: string;
  readonly description: string;
  readonly example: string;
}

/** For documentation and completion; exactly the filters of the language. */
export const filterDescriptions: readonly FilterDescription[] = [
  {
    name: 'date',
    description: 'A day in words; "short", "long" or "numbers" write it otherwise.',
    example: '{{ shipment.collection_min_date | date: "short" }}',
  },
  {
    name: 'time',
    description: 'The time of day, such as 14:30.',
    example: '{{ shipment.estimated_delivery_from | time }}',
  },
  { name: 'money', description: 'An amount in rand with two decimals.', example: '{{ shipment.rate | money }}' },
  {
    name: 'default',
    description: 'What to say where there is nothing.',
    example: '{{ shipment.customer_reference | default: "none" }}',
  },
  { name: 'upcase', description: 'Capital letters only.', example: '{{ shipment.delivery_address.city | upcase }}' },
  { name: 'downcase', description: 'Small letters only.', example: '{{ status.title | downcase }}' },
  { name: 'capitalize', description: 'Begins with a capital letter.', example: '{{ recipient.name | capitalize }}' },
  {
    name: 'truncate',
    description: 'Cuts a text to so many characters.',
    example: '{{ shipment.special_instructions_delivery | truncate: 40 }}',
  },
  { name: 'strip', description: 'Without blanks at both ends.', example: '{{ shipment.customer_reference | strip }}' },
  {
    name: 'size',
    description: 'How many members a list has, or letters a text.',
    example: '{{ shipment.parcels | size }}',
  },
];

/** A day as text in business time; anything but a date is returned unchanged. */
export function dateText(value: unknown, style: unknown = 'medium'): string {
  const instant = instantOf(value);
  if (!instant) return plainText(value);
  const { date, weekday } = wallClock(instant);
  const day = String(Number(date.slice(8)));
  const month = months[Number(date.slice(5, 7)) - 1] ?? '';
  const name = days[weekday] ?? '';
  if (style === 'numbers') return date;
  if (style === 'short') return `${name.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
  const head = style === 'long' ? name : name.slice(0, 3);
  return `${head} ${day} ${month} ${date.slice(0, 4)}`;
}

/** One day with its hours, or the first and last of several days: `Mon 7 Dec to Thu 10 Dec`. */
export function windowText(from: Date, to: Date): string {
  const [start, end] = [from.toISOString(), to.toISOString()];
  const [first, last] = [dateText(start, 'short'), dateText(end, 'short')];
  if (first !== last) return `${first} to ${last}`;
  const [opens, closes] = [timeText(start), timeText(end)];
  return opens === closes ? first : `${first} ${opens} to ${closes}`;
}

/** The time of day in business time; a time of day is returned unchanged. */
export function timeText(value: unknown): string {
  const instant = instantOf(value);
  return instant ? wallClock(instant).time : plainText(value);
}

/**
 * `R 1 284.50` from an amount in rand, with plain blanks, because others are not in the character set of an SMS (F420).
 * Anything but a number is returned unchanged.
 */
export function moneyText(value: unknown): string {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return plainText(value);
  return rand(amount).replaceAll(unbroken, ' ');
}

/** An address for a link; empty unless it is a web address. */
export function webAddress(value: unknown): string {
  const text = plainText(value).trim();
  return /^https?:\/\//i.test(text) ? text : '#';
}

/** A value as text: empty for none, a list with commas, empty for an object. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function instantOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:$|[Tt])/.test(value)) return undefined;
  const instant = value.length === 10 ? startOfDay(value) : new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
