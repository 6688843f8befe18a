/** Statements cover whole months. */
import { expect, it } from 'vitest';
import { statementPeriods } from '#modules/billing/domain/statement-period.ts';

it('offers this month and the eleven before it, each to its last day', () => {
  const periods = statementPeriods('2028-03-31');
  expect(periods).toHaveLength(12);
  expect(periods.slice(0, 2)).toEqual([
    { name: '2028-03', title: 'March 2028', from: '2028-03-01', to: '2028-03-31' },
    { name: '2028-02', title: 'February 2028', from: '2028-02-01', to: '2028-02-29' },
  ]);
  expect(periods.at(-1)).toMatchObject({ from: '2027-04-01', to: '2027-04-30' });
});
