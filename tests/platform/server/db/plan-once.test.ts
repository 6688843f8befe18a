/** Statements planned once per connection, and plans invalidated by table changes. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant, planOnce, type Transaction } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
await database.owner.pool.query('create table planned (a integer); grant select on planned to parcel_app');

const read = (tx: Transaction) => sql`select * from planned`.execute(tx);
const planned = async (tx: Transaction): Promise<number> => {
  const { rows } = await sql`select name from pg_prepared_statements where statement like '%from planned'`.execute(tx);
  return rows.length;
};

test('statements are planned once only in transactions that request it', async () => {
  const plain = await inTenant(database.app, 1, async (tx) => {
    await read(tx);
    return planned(tx);
  });
  expect(plain).toBe(0);
  const once = await inTenant(database.app, 1, async (tx) => {
    planOnce(tx);
    await read(tx);
    await read(tx);
    return planned(tx);
  });
  expect(once).toBe(1);
});

test('a statement with the values of many rows is not kept', async () => {
  const kept = await inTenant(database.app, 1, async (tx) => {
    planOnce(tx);
    const rows = Array.from({ length: 101 }, (_, at) => sql`(${at}::integer)`);
    await sql`select * from planned where a in (select * from (values ${sql.join(rows)}) as given)`.execute(tx);
    const found = sql`select name from pg_prepared_statements where statement like '%as given)'`;
    return (await found.execute(tx)).rows.length;
  });
  expect(kept).toBe(0);
});

test('a connection with an outdated plan is replaced', async () => {
  const again = () =>
    inTenant(database.app, 1, async (tx) => {
      planOnce(tx);
      await read(tx);
    });
  await again();
  await database.owner.pool.query('alter table planned add column b integer');
  await expect(again()).rejects.toMatchObject({ code: '0A000' });
  await expect(again()).resolves.toBeUndefined();
});
