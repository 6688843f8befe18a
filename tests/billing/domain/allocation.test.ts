/** Allocating payments to invoices, and parsing bank statements, without a database. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactFirst, oldestFirst, shareProblem } from '#modules/billing/domain/allocation.ts';
import { bankColumns, bankLine, missingColumns, wordsOfReference } from '#modules/billing/domain/bank-line.ts';
import { manualTypes } from '#modules/billing/domain/manual-transaction.ts';

const openInvoices = fc.uniqueArray(
  fc.record({ id: fc.nat({ max: 50 }), outstanding: fc.integer({ min: 0, max: 100_000 }) }),
  { selector: ({ id }) => id, maxLength: 8 },
);

test('F253 the oldest invoices are paid first, none beyond its amount, and the full payment is allocated', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400_000 }), openInvoices, (amount, invoices) => {
      const shares = oldestFirst(amount, invoices);
      const owed = invoices.reduce((sum, { outstanding }) => sum + outstanding, 0);
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(Math.min(amount, owed));
      expect(shareProblem(amount, shares, invoices)).toBeUndefined();
      const paid = new Map(shares.map((share) => [share.invoiceId, share.amount]));
      const firstOpen = invoices.findIndex(({ id, outstanding }) => (paid.get(id) ?? 0) < outstanding);
      const later = firstOpen === -1 ? [] : invoices.slice(firstOpen + 1);
      expect(later.filter(({ id }) => paid.has(id))).toEqual([]);
    }),
  );
});

test.each([
  [[{ invoiceId: 1, amount: 60 }], undefined],
  [[{ invoiceId: 1, amount: 101 }], 'outstanding'],
  [[{ invoiceId: 9, amount: 1 }], 'outstanding'],
  [
    [
      { invoiceId: 1, amount: 1 },
      { invoiceId: 1, amount: 1 },
    ],
    'twice',
  ],
  [
    [
      { invoiceId: 1, amount: 100 },
      { invoiceId: 2, amount: 21 },
    ],
    'left of the payment',
  ],
])('F253 entered amounts %j: %s', (shares, problem) => {
  const found = shareProblem(120, shares, [
    { id: 1, outstanding: 100 },
    { id: 2, outstanding: 100 },
  ]);
  expect(found ?? '').toContain(problem ?? '');
  expect(found === undefined).toBe(problem === undefined);
});

test('an online payment pays the oldest invoice of exactly its amount, otherwise the oldest first', () => {
  const open = [100, 200, 200].map((outstanding, at) => ({ id: at + 1, outstanding }));
  expect(exactFirst(200, open)).toEqual([{ invoiceId: 2, amount: 200 }]);
  expect(exactFirst(150, open)).toEqual([
    { invoiceId: 1, amount: 100 },
    { invoiceId: 2, amount: 50 },
  ]);
  expect(exactFirst(200, [])).toEqual([]);
});

test.each([
  [['2026-11-22', '1234.50', 'ACME'], '2026-11-22', 123_450],
  [['22/11/2026', 'R 1 234,50', 'ACME'], '2026-11-22', 123_450],
  [['20261122', '1,234.5', 'ACME'], '2026-11-22', 123_450],
  [['2/1/2026', '-70', 'ACME'], '2026-01-02', -7_000],
  [['2 November 2026', '', 'ACME'], '2026-11-02', 0],
  [['22-Nov-2026', '5', 'ACME'], '2026-11-22', 500],
])('line %j of a statement has type %s and %d cents', (cells, date, amount) => {
  const columns = bankColumns(['Transaction Date', ' AMOUNT ', 'Description']);
  expect(missingColumns(columns)).toEqual([]);
  expect(bankLine(columns, cells, '2026-11-22')).toEqual({
    line: { date, amount, reference: 'ACME', description: 'ACME' },
  });
});

test('invalid dates and amounts are reported per column, missing headings by name', () => {
  const columns = bankColumns(['date', 'amount', 'reference']);
  for (const date of ['31/02/2026', '31 Feb 2026', '3 Abc 2026', ''])
    expect(bankLine(columns, [date, 'ten', 'x'], '2026-11-22')).toMatchObject({
      errors: [{ field: 'date' }, { field: 'amount' }],
    });
  expect(missingColumns(bankColumns(['When', 'Amount']))).toEqual(['Date', 'Reference']);
  expect(wordsOfReference('Payment acme / inv000031, thanks')).toEqual(['PAYMENT', 'ACME', 'INV000031', 'THANKS']);
});

test('a payment of a day that no bank can have received it on is a mistake, and other lines have any day', () => {
  const columns = bankColumns(['date', 'amount', 'reference']);
  const read = (date: string, amount: string) => bankLine(columns, [date, amount, 'ACME'], '2026-11-22');
  expect(read('2026-11-23', '50')).toMatchObject({
    errors: [{ field: 'date', message: 'This day is in the future.' }],
  });
  expect(read('0206-11-22', '50')).toMatchObject({ errors: [{ field: 'date' }] });
  expect(read('2026-11-22', '50')).toHaveProperty('line');
  expect(read('2026-12-01', '-50')).toHaveProperty('line');
});

test('F248 only types that the user has permission for are offered', () => {
  const offered = manualTypes((permission) => permission === 'INLINE_transaction_refund').map(({ type }) => type);
  expect(offered).toEqual(['refund']);
  expect(manualTypes(() => false)).toEqual([]);
  expect(manualTypes(() => true).map(({ type }) => type)).not.toContain('shipping-charge');
});
