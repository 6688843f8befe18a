/** A column is compared with lists longer than the parameters that a statement can have. */
import { expect, test } from 'vitest';
import { anyOf } from '#platform/server/db/any-of.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const mostParameters = 65_535;

const providersAmong = (ids: Iterable<number>) =>
  asOwner(database.owner, async (tx) => {
    const found = await tx.selectFrom('providers').select('id').where('id', '=', anyOf(ids)).orderBy('id').execute();
    return found.map(({ id }) => id);
  });

test('a list of any length finds what is in it, an empty one nothing', async () => {
  const many = Array.from({ length: mostParameters + 1 }, (_, at) => at + 1);
  expect((await providersAmong(many)).slice(0, 2)).toEqual([1, 2]);
  expect(await providersAmong(new Set([2]))).toEqual([2]);
  expect(await providersAmong([])).toEqual([]);
});
