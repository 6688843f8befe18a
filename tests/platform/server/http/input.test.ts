/** Lists far beyond what a call takes: rejected in time in proportion to their length, with an answer of a usual length. */
import { expect, test } from 'vitest';
import type { CallName } from '#generated/calls.ts';
import { readInput, type Part } from '#platform/server/http/input.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { cpuMs } from '../../../cpu-time.ts';

function refused(call: CallName, input: object, part: Part = 'body'): ApiError {
  try {
    readInput(call, part, input);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The input was accepted.');
}

test.each<[string, CallName, string, number, (at: number) => unknown]>([
  ['entries of which each is wrong', 'update_branch', 'trading_hours', 50_000, (at: number) => ({ at })],
  ['entries that must differ', 'update_driver', 'working_days', 60_000, (at: number) => at],
])('%s', (_, call, field, length, entry) => {
  const body = { [field]: Array.from({ length }, (__, at) => entry(at)) };
  let error: ApiError | undefined;
  expect(cpuMs(() => (error = refused(call, body)))).toBeLessThan(2_000);
  expect(error?.errors[0]).toMatchObject({ field, code: 'maxItems' });
  expect(error?.errors).toHaveLength(100);
});

test('entries that are the same are still reported', () => {
  expect(refused('update_driver', { working_days: [1, 2, 1] }).errors).toMatchObject([
    { field: 'working_days', code: 'uniqueItems' },
  ]);
});

test('a single value in a query stands for a list of one', () => {
  expect(readInput('read_users', 'query', { role_id: '3', state: '["active"]' })).toMatchObject({
    ...{ role_id: [3], state: ['active'] },
  });
});

test.each<[CallName, string]>([
  ['read_shipments', 'start_date'],
  ['read_volume_report', 'end_date'],
  ['read_statement', 'from'],
])('a malformed date in a query of %s is answered with an example of one', (call, field) => {
  const query = { ...(call === 'read_statement' && { account_id: '1', to: '2026-11-23' }), [field]: 'yesterday' };
  expect(refused(call, query, 'query').errors).toMatchObject([
    { field, message: expect.stringMatching(/^Enter a valid date, for example 2026-11-23/) as string },
  ]);
});
