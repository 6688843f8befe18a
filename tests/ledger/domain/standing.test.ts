/** What accounts can afford, to the cent, and the reversal of each transaction type. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transaction_type } from '#generated/enums.ts';
import type { AccountType } from '#generated/types.ts';
import { available, canAfford, standingRefusal, type Standing } from '#modules/ledger/domain/standing.ts';
import { fitsDirection, reversalOf } from '#modules/ledger/domain/transaction-type.ts';

function standing(accountType: AccountType, balance: number, creditLimit = 0, isOnHold = false): Standing {
  return { accountId: 1, accountType, balance, creditLimit, isOnHold };
}

test.each([
  ['prepaid', 10_000, 0, 10_000, undefined],
  ['prepaid', 9_999, 0, 10_000, 'insufficient_balance'],
  ['prepaid', 9_999, 500_000, 10_000, 'insufficient_balance'],
  ['prepaid', -100, 0, 0, undefined],
  ['guest', 0, 0, 1, 'insufficient_balance'],
  ['postpaid', 0, 10_000, 10_000, undefined],
  ['postpaid', -1, 10_000, 10_000, 'credit_limit_exceeded'],
  ['postpaid', 5_000, 0, 5_000, undefined],
  ['postpaid', -20_000, 10_000, 0, undefined],
] as const)('a %s account with %d cents and a limit of %d, charged %d: %s', (type, balance, limit, amount, code) => {
  expect(standingRefusal(standing(type, balance, limit), amount)?.code).toBe(code);
  expect(canAfford(standing(type, balance, limit), amount)).toBe(code === undefined);
});

test('an error includes the price and the available amount', () => {
  expect(standingRefusal(standing('prepaid', 7_550), 10_000)?.message).toBe(
    'This costs R\u00A0100.00 and the balance is R\u00A075.50. Top up the account first.',
  );
  expect(standingRefusal(standing('postpaid', -95_000, 100_000), 123_456)?.message).toBe(
    'This costs R\u00A01\u00A0234.56 and R\u00A050.00 of the credit limit is left. Pay open invoices first.',
  );
  expect(standingRefusal(standing('postpaid', 0, 0), 9_900)?.message).toBe(
    'This costs R\u00A099.00 and the account has no credit limit yet. Support can set one.',
  );
  expect(standingRefusal(standing('postpaid', -195_000, 100_000), 1)?.message).toContain(
    'R\u00A00.00 of the credit limit',
  );
});

test('F234 an account on hold can’t be charged, not even zero', () => {
  expect(standingRefusal(standing('postpaid', 0, 100, true), 0)?.code).toBe('account_on_hold');
});

test('an affordable charge never takes an account below its limit', () => {
  const account = fc.record({
    accountType: fc.constantFrom<AccountType>('prepaid', 'postpaid', 'guest'),
    balance: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    creditLimit: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(account, fc.integer({ min: 1, max: 2_000_000 }), (facts, amount) => {
      const before = { ...facts, accountId: 1, isOnHold: false };
      const after = { ...before, balance: before.balance - amount };
      expect(canAfford(before, amount)).toBe(available(after) >= 0);
    }),
  );
});

test('F244 each type moves money in its own direction, and its reversal in the other', () => {
  const ways = transaction_type.map(({ const: type }) => [type, fitsDirection(type, 1), fitsDirection(type, -1)]);
  expect(ways).toEqual([
    ['payment', true, false],
    ['payment-reversal', false, true],
    ['refund', true, false],
    ['refund-reversal', false, true],
    ['admin-debit', false, true],
    ['admin-credit', true, false],
    ['promotional', true, true],
    ['balance-adjustment', true, true],
    ['bad-debt-write-off', true, false],
    ['reversal', false, true],
    ['shipping-charge', false, true],
    ['shipping-charge-reversal', true, false],
    ['shipping-charge-credit', true, false],
  ]);
  const undone = transaction_type.flatMap(({ const: type }) =>
    [1, -1].flatMap((amount) => {
      const by = reversalOf(type);
      return by && fitsDirection(type, amount) ? [[type, by, fitsDirection(by, -amount)]] : [];
    }),
  );
  expect(undone).toHaveLength(11);
  expect(undone.filter(([, , fits]) => fits !== true)).toEqual([]);
});
