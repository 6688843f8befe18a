/** The filters of templates: dates and times on the business's clock, money in rand, and a few for words. */
import { moneyText as rand } from '#platform/domain/amount.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** How `date` may be asked to write a day, each with an example for documentation. */
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

/** For documentation and completion; the language knows exactly these. */
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

/** A day in words on the business's calendar; what is no date comes back as it is. */
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

/** The time of day on the business's clock; a time of day comes back as it is. */
export function timeText(value: unknown): string {
  const instant = instantOf(value);
  return instant ? wallClock(instant).time : plainText(value);
}

/** `R 1 284.50` from an amount in rand. What is no number comes back as it is. */
export function moneyText(value: unknown): string {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return plainText(value);
  return rand(amount);
}

/** An address for a link; anything that is not on the web leads nowhere. */
export function webAddress(value: unknown): string {
  const text = plainText(value).trim();
  return /^https?:\/\//i.test(text) ? text : '#';
}

/** What a value looks like inside a text: nothing for nothing, a list with commas, and no word for a group. */
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
