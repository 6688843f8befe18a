/** A text for when the office opens again. */
import { expect, test } from 'vitest';
import { opensAgain } from '#platform/domain/office-hours.ts';

const hours = { from: '07:30', to: '17:00' };
const at = (wall: string): Date => new Date(`${wall}:00+02:00`);

test.for([
  ['before it opens', '2026-11-20T06:10', [], 'today at 07:30'],
  ['in the evening', '2026-11-20T18:00', [], 'tomorrow at 07:30'],
  ['over closed days', '2026-11-20T18:00', ['2026-11-21', '2026-11-22'], 'Monday at 07:30'],
  ['on a closed day before the hour', '2026-11-22T06:00', ['2026-11-22'], 'tomorrow at 07:30'],
  [
    'from a week ahead on with the date',
    '2026-11-20T18:00',
    ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`),
    'Saturday 28 November at 07:30',
  ],
  ['at midnight, on the clock of the business', '2026-11-20T00:00', [], 'today at 07:30'],
] as const)('%s', ([, now, days, words]) => {
  const closed = days.map((date) => ({ date, reason: 'Closed' }));
  expect(opensAgain({ ...hours, closed }, at(now))).toBe(words);
});

test('no time is given while every day ahead is closed', () => {
  const closed = Array.from({ length: 40 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
    reason: 'Moving',
  }));
  expect(opensAgain({ ...hours, closed }, at('2026-11-20T18:00'))).toBeUndefined();
});
