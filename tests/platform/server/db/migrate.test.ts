/** Migrations run once, in order, all or nothing, and not if an applied one was edited. */
import { expect, it } from 'vitest';
import { migrations, type Migration } from '#generated/migrations.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { seed } from '../../../../scripts/seed.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: sql });

it('runs those of the platform and of every module, the platform first', () => {
  const parts = migrations.map(({ name }) => name.slice(0, name.indexOf('/')));
  expect([...new Set(parts)].slice(0, 2)).toEqual(['platform', 'settings']);
  expect(parts).toEqual(expect.arrayContaining(['accounts', 'integrations']));
});

it('does nothing the second time', async () => {
  expect(await prepare(database)).toEqual([]);
  const { rows } = await database.owner.pool.query('select name from app.migrations');
  expect(rows).toHaveLength(migrations.length);
});

it('seeds only an empty database', async () => {
  expect(await seed(database, { port: 3051, publicOrigin: null })).toBe(false);
});

it('sees all tenants, runs once if two start concurrently, and rolls back a failed one', async () => {
  const good = migration('platform/good', `update users set phone_number = '+27115550100' where provider_id <> 0;`);
  const more = [...migrations, good];
  const ran = await Promise.all([migrate(database, more), migrate(database, more)]);
  expect(ran.flat()).toEqual(['platform/good']);
  const unchanged = await asOwner(database.owner, (tx) =>
    tx.selectFrom('users').select('id').where('provider_id', '<>', 0).where('phone_number', 'is', null).execute(),
  );
  expect(unchanged).toEqual([]);

  const bad = migration('platform/bad', 'create table half (id int); select * from nowhere;');
  await expect(migrate(database, [...more, bad])).rejects.toThrow(/bad failed: relation "nowhere" does not exist/);
  const { rows } = await database.owner.pool.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

it('rejects a migration that was edited after it ran, and one that is missing', async () => {
  const edited = migration('platform/good', 'select 1');
  await expect(migrate(database, [...migrations, edited])).rejects.toThrow(/was edited after it ran/);
  await expect(migrate(database)).rejects.toThrow(/which this version does not know/);
});
