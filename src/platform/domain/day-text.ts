/**
 * Parses and formats days and times as usual in South Africa, whatever the browser's language: 22 Nov 2026, 22/11/2026,
 * 2026/11/22.
 */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const titles = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `2026-11-22` → `22 Nov 2026`; anything else is returned unchanged. */
export function dayText(date: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const title = titles[Number(month) - 1];
  return title === undefined ? date : `${Number(day)} ${title} ${year}`;
}

/** A sentence with the days in it as `dayText` has them. */
export function withDayTexts(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayText);
}

/** `2026-11-22T14:05` → `22 Nov 2026, 14:05`; anything else is returned unchanged. */
export function momentText(wall: string): string {
  const [, date = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(wall) ?? [];
  return date === '' ? wall : `${dayText(date)}, ${time}`;
}

/**
 * Parses a typed day to `2026-11-22`: year first or day first, separated by - / . or spaces, the month as a number or a
 * word. A missing year is that of `today` (`2026-11-22`). Undefined for anything that is not a day.
 */
export function parseDay(text: string, today: string): string | undefined {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s/.,-]+/);
  const [first = '', second = '', third] = parts;
  if (parts.length < 2 || parts.length > 3) return undefined;
  if (/^\d{4}$/.test(first)) return third === undefined ? undefined : realDay(first, second, third);
  // The month may come first only as a word: 22 Nov and Nov 22 are the same day, 11/12 is 11 December.
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first];
  return realDay(third ?? today.slice(0, 4), month, day);
}

/** Parses `22 Nov 2026, 14:05`, and every day of `parseDay` with a time, to `2026-11-22T14:05`; undefined for anything else. */
export function parseMoment(text: string, today: string): string | undefined {
  const [, day = '', hours = '', minutes = ''] =
    /^(.+?)(?:,\s*|\s+|[Tt])(\d{1,2})[:hH](\d{2})$/.exec(text.trim()) ?? [];
  const date = parseDay(day, today);
  if (date === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${date}T${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * Parses a typed time of day to `14:05`: 9, 9:30, 9h30, 9.30, 930, 2 pm. Undefined for anything that is not a time.
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:\s*[:.hH]?\s*(\d{2}))?\s*(?:h|([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const isReal = hours !== '' && hour < 24 && Number(minutes) < 60 && (half === '' || Number(hours) <= 12);
  return isReal ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

function realDay(year: string, month: string, day: string): string | undefined {
  const number = /^\d{1,2}$/.test(month) ? Number(month) : monthNamed(month);
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day) || number === undefined) return undefined;
  const instant = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  const isReal = instant.getUTCMonth() === number - 1 && instant.getUTCDate() === Number(day);
  return isReal ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function monthNamed(word: string): number | undefined {
  const at = /^[a-z]{3,9}$/.test(word) ? months.indexOf(word.slice(0, 3)) : -1;
  return at < 0 ? undefined : at + 1;
}
