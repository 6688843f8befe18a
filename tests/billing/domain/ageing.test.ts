/** The age of a debt on a given day, and that the buckets add up to the total. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageing, ageingParts, bucketOf } from '#modules/billing/domain/ageing.ts';
import { periodProblem } from '#modules/billing/domain/statement-period.ts';

test.each([
  ['2026-11-30', 'current'],
  ['2026-10-31', 'current'],
  ['2026-10-30', 'days_30'],
  ['2026-10-01', 'days_30'],
  ['2026-09-30', 'days_60'],
  ['2026-09-01', 'days_60'],
  ['2026-08-31', 'days_90'],
  ['2026-08-02', 'days_90'],
  ['2026-08-01', 'days_120'],
])('on 30 November an invoice of %s is %s', (invoiceDate, bucket) => {
  expect(bucketOf(invoiceDate, '2026-11-30')).toBe(bucket);
});

test('the buckets and what is unallocated add up to the amount due', () => {
  const invoice = fc.record({
    invoice_date: fc.constantFrom('2026-11-20', '2026-10-10', '2026-09-10', '2026-08-10', '2026-01-01'),
    outstanding: fc.integer({ min: 1, max: 5_000_000 }),
  });
  // Rounding what is a little below zero gives a negative zero.
  const cents = (rand: number): number => Math.round(rand * 100) + 0;
  fc.assert(
    fc.property(fc.array(invoice), fc.integer({ min: -9_000_000, max: 9_000_000 }), (invoices, closing) => {
      const { current, days_30, days_60, days_90, days_120, unallocated, amount_due } = ageing(
        invoices,
        '2026-11-30',
        closing,
      );
      const open = current + days_30 + days_60 + days_90 + days_120;
      expect(cents(open)).toBe(invoices.reduce((sum, { outstanding }) => sum + outstanding, 0));
      expect(cents(open + unallocated)).toBe(cents(amount_due));
      expect(cents(amount_due) + closing).toBe(0);
    }),
  );
});

test('what an account has in credit is not shown as an amount due below zero', () => {
  const open = [{ invoice_date: '2026-11-20', outstanding: 15_000 }];
  const lastOf = (closing: number) => ageingParts(ageing(open, '2026-11-30', closing)).slice(-2);
  expect(lastOf(5_000)).toEqual([
    { field: 'unallocated', title: 'Not allocated', amount: -200 },
    { field: 'amount_due', title: 'In credit', amount: 50 },
  ]);
  expect(lastOf(-15_000)).toEqual([
    { field: 'unallocated', title: 'Not allocated', amount: 0 },
    { field: 'amount_due', title: 'Amount due', amount: 150 },
  ]);
});

test('a statement covers a year at most', () => {
  expect(periodProblem({ from: '2028-01-01', to: '2028-12-31' })).toBeUndefined();
  expect(periodProblem({ from: '2026-01-01', to: '2027-01-02' })).toContain('year');
  expect(periodProblem({ from: '2026-01-02', to: '2026-01-01' })).toContain('before');
});
