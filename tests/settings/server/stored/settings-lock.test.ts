/** Saves are serialized by a lock, revisions only increase, in one sequence for platform and providers, and are announced. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { withSettingsLock, type Transaction } from '#platform/server/db/tenant.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const { app } = database;

async function move(tx: Transaction, expected: number): Promise<number | null> {
  const { rows } = await sql<{ revision: number | null }>`select app.move_settings(${expected}) as revision`.execute(
    tx,
  );
  return rows[0]!.revision;
}

/** Resolves once a connection waits for a lock that another holds. */
async function waitForLock(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(1);
}

async function save(id: number): Promise<number> {
  return (await withSettingsLock(app, id, move))!;
}

it('gives each save the next number, even for twenty concurrent ones', async () => {
  const before = await readSettingsRevision(app, 1);
  const taken = await Promise.all(Array.from({ length: 20 }, () => save(1)));
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => before + index + 1));
});

it('numbers a change of the platform above every provider, and the next of a provider above that', async () => {
  const [one, two] = [await readSettingsRevision(app, 1), await readSettingsRevision(app, 2)];
  const platform = await save(0);
  expect(platform).toBeGreaterThan(Math.max(one, two));
  expect(await readSettingsRevision(app, 2)).toBe(platform);
  expect(await save(2)).toBe(platform + 1);
  expect(await readSettingsRevision(app, 1)).toBe(platform);
});

it('runs no save that is based on an outdated revision', async () => {
  const revision = await save(1);
  await expect(withSettingsLock(app, 1, (tx) => move(tx, revision - 1))).resolves.toBeNull();
  await save(0);
  await expect(withSettingsLock(app, 1, (tx) => move(tx, revision))).resolves.toBeNull();
  await expect(withSettingsLock(app, 0, (tx) => move(tx, revision))).resolves.toBeNull();
});

it.each([
  [1, 1, true],
  [1, 0, true],
  [0, 1, true],
  [1, 2, false],
])('while provider %i saves, provider %i waits: %s', async (first, second, waits) => {
  let finish = (): void => {};
  const held = new Promise<void>((done) => (finish = done));
  const order: string[] = [];
  let holding: Promise<void> | undefined;
  const started = new Promise<void>((begun) => {
    holding = withSettingsLock(app, first, async () => {
      begun();
      await held;
      order.push('first');
    });
  });
  await started;
  const other = withSettingsLock(app, second, async () => {
    order.push('second');
  });
  await (waits ? waitForLock() : other);
  finish();
  await Promise.all([holding, other]);
  expect(order).toEqual(waits ? ['first', 'second'] : ['second', 'first']);
});

it('needs a tenant', async () => {
  await expect(app.pool.query('select app.lock_settings()')).rejects.toThrow(/needs a tenant/);
  await expect(app.pool.query('select app.move_settings(1)')).rejects.toThrow(/needs a tenant/);
});
