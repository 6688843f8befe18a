/** Days and times are displayed and parsed in South African notation. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, momentText, parseDay, parseMoment, parseTime, withDayTexts } from '#platform/domain/day-text.ts';

const today = '2026-11-22';

test.each([
  ['22 Nov 2026', '2026-11-22'],
  ['22 November 2026', '2026-11-22'],
  ['Nov 22, 2026', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['3.9.2026', '2026-09-03'],
  ['2026/11/22', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['11/12', '2026-12-11'],
  ['29 Feb 2028', '2028-02-29'],
  ['29 Feb 2026', undefined],
  ['11/22/2026', undefined],
  ['22 Foo 2026', undefined],
  ['2026-11', undefined],
  ['22', undefined],
  ['', undefined],
])('%s', (typed, day) => expect(parseDay(typed, today)).toBe(day));

test.each([
  ['22 Nov 2026, 14:05', '2026-11-22T14:05'],
  ['22/11/2026 8:05', '2026-11-22T08:05'],
  ['2026-11-22T14:05', '2026-11-22T14:05'],
  ['22 Nov 14h05', '2026-11-22T14:05'],
  ['22 Nov 2026, 24:05', undefined],
  ['22 Nov 2026', undefined],
])('%s', (typed, time) => expect(parseMoment(typed, today)).toBe(time));

test('a displayed day can be parsed again, and an invalid one is displayed unchanged', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (instant) => {
      const wall = instant.toISOString().slice(0, 16);
      expect(parseDay(dayText(wall.slice(0, 10)), today)).toBe(wall.slice(0, 10));
      expect(parseMoment(momentText(wall), today)).toBe(wall);
    }),
  );
  expect([dayText('soon'), momentText('soon'), dayText('2026-13-01')]).toEqual(['soon', 'soon', '2026-13-01']);
});

test('a message shows days as the fields do', () => {
  expect(withDayTexts('Enter a valid date, for example 2026-11-23.')).toBe(
    'Enter a valid date, for example 23 Nov 2026.',
  );
  expect(withDayTexts('Call 011-555-0142.')).toBe('Call 011-555-0142.');
});

test('a time of day as people type it', () => {
  const read = {
    '9': '09:00',
    '14': '14:00',
    '9:30': '09:30',
    '9h30': '09:30',
    '14h': '14:00',
    ' 9.30 ': '09:30',
    '930': '09:30',
    '1430': '14:30',
    '2 pm': '14:00',
    '9:30am': '09:30',
    '12pm': '12:00',
    '12 a.m.': '00:00',
  };
  for (const [typed, time] of Object.entries(read)) expect(parseTime(typed), typed).toBe(time);
  for (const typed of ['', '25', '9:60', '9:3', '14 pm', 'noon', '12345'])
    expect(parseTime(typed), typed).toBeUndefined();
});
