/** The embedded server: created once and shared. Crashes and rarer failures are covered by the long tests. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openHolders, query } from './holders.ts';

const { freshFolder, hold, pidFile } = await openHolders();

it('is created at the first start, protects its passwords, and stops with its last user', async () => {
  const dataDir = await freshFolder();
  const first = await hold();
  expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect(
    await query(
      first,
      `select current_user as who, current_setting('fsync') as fsync, rolsuper as mighty from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ who: 'parcel_owner', fsync: 'on', mighty: false }]);
  await expect(query({ ...first, owner: { ...first.owner, password: 'guess' } }, 'select 1')).rejects.toThrow(
    /password/,
  );

  const second = await hold();
  expect(second.owner).toEqual(first.owner);
  // Programs that know no sockets use TCP.
  expect(first.owner.host).toBe(join(dataDir, 'postgres'));
  expect(await query({ ...first, owner: { ...first.owner, host: '127.0.0.1' } }, 'select 1 as one')).toEqual([
    { one: 1 },
  ]);
  await first.close();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.close();
  await expect(query(second, 'select 1')).rejects.toThrow(/connect ENOENT/);
  await expect(stat(await pidFile())).rejects.toThrow(/ENOENT/);
});
