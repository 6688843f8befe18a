/** Migrations run once, in order, all or nothing, and never after somebody edited one that had run. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/server/db/migrate.ts';
import { migrationsFolder, readMigrations } from '#platform/server/db/migration-files.ts';
import { prepare } from '#platform/server/db/prepare.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { seed } from '../../../../scripts/seed.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const known = await readMigrations();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parcel-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const last = Number(known.at(-1)?.name.slice(0, 3));
const nextName = (suffix: string): string => `${String(last + 1).padStart(3, '0')}-${suffix}.sql`;

it('does nothing the second time', async () => {
  expect(await prepare(database)).toEqual([]);
  const { rows } = await database.owner.pool.query('select name from app.migrations');
  expect(rows).toHaveLength(known.length);
});

it('seeds only an empty database', async () => {
  expect(await seed(database, { publicOrigin: null })).toBe(false);
});

it('sees all tenants, runs once when two start together, and takes back one that fails', async () => {
  const good = nextName('good');
  await writeFile(join(folder, good), `update users set phone_number = '+27115550100' where provider_id <> 0;`);
  const ran = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  expect(ran.flat()).toEqual([good.replace('.sql', '')]);
  const unchanged = await asOwner(database.owner, (tx) =>
    tx.selectFrom('users').select('id').where('provider_id', '<>', 0).where('phone_number', 'is', null).execute(),
  );
  expect(unchanged).toEqual([]);

  const bad = `${String(last + 2).padStart(3, '0')}-bad.sql`;
  await writeFile(join(folder, bad), 'create table half (id int); select * from nowhere;');
  await expect(migrate(database, folder)).rejects.toThrow(/-bad failed: relation "nowhere" does not exist/);
  const { rows } = await database.owner.pool.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
  await rm(join(folder, bad));
});

it('refuses a migration that was edited after it ran, one that is missing, and a number used twice', async () => {
  const edited = join(folder, nextName('good'));
  const text = await readFile(edited, 'utf8');
  await writeFile(edited, `${text}\n-- changed`);
  await expect(migrate(database, folder)).rejects.toThrow(/was edited after it ran/);
  await rm(edited);
  await expect(migrate(database, folder)).rejects.toThrow(/which this version does not know/);
  await writeFile(join(folder, '001-again.sql'), 'select 1');
  await expect(migrate(database, folder)).rejects.toThrow(/out of order/);
});
