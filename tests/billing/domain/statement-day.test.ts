/** The statement day of each month, also of shorter ones. */
import { expect, test } from 'vitest';
import { nextStatementDay, previousStatementDay } from '#modules/billing/domain/statement-day.ts';

test('it is the last day of a month that is shorter', () => {
  expect(nextStatementDay('2027-02-01', 31)).toBe('2027-02-28');
  expect(nextStatementDay('2028-02-28', 30)).toBe('2028-02-29');
  expect(nextStatementDay('2027-04-30', 31)).toBe('2027-04-30');
  expect(nextStatementDay('2027-05-01', 31)).toBe('2027-05-31');
});

test('once today’s is over it is next month’s, also over the turn of the year', () => {
  expect(nextStatementDay('2026-11-28', 28)).toBe('2026-11-28');
  expect(nextStatementDay('2026-12-29', 28)).toBe('2027-01-28');
  expect(nextStatementDay('2027-01-31', 30)).toBe('2027-02-28');
});

test('periods follow each other without a gap', () => {
  expect(previousStatementDay('2027-03-31', 31)).toBe('2027-02-28');
  expect(previousStatementDay('2027-01-01', 1)).toBe('2026-12-01');
});
