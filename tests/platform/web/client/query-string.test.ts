/** Building queries and paths in the API's format. */
import { expect, test } from 'vitest';
import { fillPath, queryString } from '#platform/web/client/address/query-string.ts';

test('arrays and objects are JSON, absent values are left out', () => {
  expect(queryString({ a: 1, b: undefined, c: null, d: false, e: 'x y' })).toBe('?a=1&d=false&e=x+y');
  expect(new URLSearchParams(queryString({ list: ['a', 'b,c'] })).get('list')).toBe('["a","b,c"]');
  expect(queryString({})).toBe('');
});

test('path parameters are filled and escaped', () => {
  expect(fillPath('/accounts/{id}', { id: 'a/b' })).toBe('/accounts/a%2Fb');
});
