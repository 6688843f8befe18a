/** Proves that a clerk is told the right change: to the cent, and never for too little cash. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, tenderedFinding } from '#modules/payments/domain/counter.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });

test('price and change add up to the cash received, to the cent', () => {
  fc.assert(
    fc.property(cents, cents, (price, more) => {
      const change = changeOf(price / 100, (price + more) / 100);
      expect(Math.round((change ?? Number.NaN) * 100)).toBe(more);
    }),
  );
});

test('less than the price has no change but a finding; the exact amount and no amount have none', () => {
  fc.assert(
    fc.property(cents, cents, (price, less) => {
      fc.pre(less < price);
      const value = { method: 'cash', tendered: less / 100 };
      expect(changeOf(price / 100, value.tendered)).toBeUndefined();
      expect(tenderedFinding(price / 100, value)).toMatchObject([{ field: 'tendered' }]);
      expect(tenderedFinding(price / 100, { ...value, method: 'card-machine' })).toEqual([]);
    }),
  );
  expect(changeOf(95.2, 95.2)).toBe(0);
  expect(tenderedFinding(95.2, { method: 'cash' })).toEqual([]);
});
