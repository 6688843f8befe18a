/** Account codes are derived from names. */
import { expect, test } from 'vitest';
import { codeOf, freeCode } from '#modules/accounts/domain/account-code.ts';

test.each([
  ['Acme Trading', 'ACMETR'],
  ['Çafé Karoo', 'CAFEKA'],
  ['3M', '3M'],
  ['X', 'ACCOUNT'],
  ['漢字', 'ACCOUNT'],
])('%s becomes %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});

test('a code in use gets the next number', () => {
  const taken = new Set(['ACMETR', 'ACMETR2', 'ACMETR4']);
  expect(freeCode('Acme Trading', (code) => taken.has(code))).toBe('ACMETR3');
});
