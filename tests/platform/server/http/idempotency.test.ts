/** A key belongs to one request: the same path, query and body. */
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { answerOnce, onceFor } from '#platform/server/http/idempotency.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

type Asked = Partial<Pick<FastifyRequest, 'params' | 'query' | 'body'>>;

let done = 0;
const ask = (key: string, asked: Asked): Promise<{ readonly done: number }> => {
  const request = { headers: { 'idempotency-key': key }, params: {}, query: {}, ...asked } as unknown as FastifyRequest;
  return inTenant(database.app, 1, (tx) =>
    answerOnce(tx, onceFor(request, 'any_call', null), 1, () => Promise.resolve({ done: (done += 1) })),
  );
};

test.each<[string, Asked, Asked]>([
  ['path', { params: { id: '1' } }, { params: { id: '2' } }],
  ['query', { query: { dry_run: 'false', account_id: '1' } }, { query: { dry_run: 'false', account_id: '2' } }],
  ['presence of a query', {}, { query: { account_id: '2' } }],
  ['body', { body: { name: 'A' } }, { body: { name: 'B' } }],
])('a request with another %s must not use the same key', async (what, first, other) => {
  const answer = await ask(what, first);
  expect(await ask(what, first)).toEqual(answer);
  await expect(ask(what, other)).rejects.toMatchObject({ status: 422, code: 'idempotency_mismatch' });
});

test('the order in which a query names its parameters makes no difference', async () => {
  const answer = await ask('order', { query: { a: '1', b: '2' } });
  expect(await ask('order', { query: { b: '2', a: '1' } })).toEqual(answer);
});
