/** The errors of a request that its schema rejects. */
import { expect, test } from 'vitest';
import { fieldErrors } from '#platform/server/http/input.ts';

const choice = (instancePath: string, allowedValue: unknown) => ({
  ...{ instancePath, keyword: 'const', params: { allowedValue } },
});

test('a value that is none of the choices is one error at its field, which lists them', () => {
  const findings = [
    ...['100x150', '4x6', '6up'].map((paper) => choice('/paper', paper)),
    { instancePath: '/paper', keyword: 'oneOf', params: {} },
    choice('/ok', true),
  ];
  expect(fieldErrors(findings)).toEqual([
    { field: 'paper', code: 'oneOf', message: 'Must be 100x150, 4x6 or 6up' },
    { field: 'ok', code: 'const', message: 'Must be true' },
  ]);
});

test('shapes of which none matches have no list', () => {
  expect(fieldErrors([{ instancePath: '/rule', keyword: 'oneOf', params: {} }])).toEqual([
    { field: 'rule', code: 'oneOf', message: 'This is not valid' },
  ]);
});
