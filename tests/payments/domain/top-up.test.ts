/** Parsing top-up amounts, and the URL of a provider's own payment page. */
import { expect, test } from 'vitest';
import { paymentPage, typedAmount } from '#modules/payments/domain/top-up.ts';

test.each([
  ['350', 350],
  ['R 1 250,50', 1250.5],
  ['99.90', 99.9],
  ['R1,000', 1000],
  ['1,234.50', 1234.5],
  ['1,2345', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['', undefined],
  ['many', undefined],
])('%j is parsed as %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test('F291 the custom payment page gets the account and the amount, and keeps its own query', () => {
  const address = new URL(
    paymentPage('https://pay.kestrel.test/top-up?shop=1', { id: 7, account_code: 'A&B' }, 1250.5),
  );
  expect(address.origin + address.pathname).toBe('https://pay.kestrel.test/top-up');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    shop: '1',
    account_id: '7',
    account_code: 'A&B',
    amount: '1250.50',
  });
});
