/** Display of dates in business time, whatever the computer's time zone. */
import { expect, test } from 'vitest';
import { calendarDate, dayAndTime, dayName, exactDate, relativeDate } from '#platform/web/ui/data/clock.ts';

const now = new Date('2026-03-10T08:30:00+02:00');

test.each([
  ['2026-03-10T08:29:40+02:00', 'just now'],
  ['2026-03-10T08:05:00+02:00', '25 min ago'],
  ['2026-03-10T00:10:00+02:00', 'today 00:10'],
  ['2026-03-09T22:30:00Z', 'today 00:30'],
  ['2026-03-09T14:00:00+02:00', 'yesterday 14:00'],
  ['2026-03-11T09:00:00+02:00', 'tomorrow 09:00'],
  ['2026-03-01T09:00:00+02:00', '01 Mar, 09:00'],
  ['2025-12-24T09:00:00+02:00', '24 Dec 2025, 09:00'],
])('%s is %j', (iso, words) => {
  expect(relativeDate(new Date(iso), now)).toBe(words);
});

test('the exact time includes the day and the time zone', () => {
  expect(exactDate(new Date('2026-03-09T22:30:05Z'))).toMatch(/^Tue.*10 Mar.*2026.*00:30:05 \(SAST\)$/);
});

test.each([
  ['2026-03-10', 'Today'],
  ['2026-03-09', 'Yesterday'],
  ['2026-03-01', /^Sun, 0?1 Mar$/],
  ['2025-12-24', /^Wed, 24 Dec 2025$/],
])('%s as a heading', (date, words) => {
  expect(dayName(date, now)).toMatch(words);
});

test('a day without a time is shown as a day, and an invalid one is shown unchanged', () => {
  expect(calendarDate('2026-09-24')).toMatch(/24 Sept? 2026/);
  expect(calendarDate('soon')).toBe('soon');
});

test('what is expected is a day and a time, also shortly after it', () => {
  const passed = new Date(now.getTime() - 5 * 60_000);
  expect(relativeDate(passed, now)).toBe('5 min ago');
  expect(dayAndTime(passed, now)).toMatch(/^today \d\d:\d\d$/);
  expect(dayAndTime(now, now)).toMatch(/^today /);
});
