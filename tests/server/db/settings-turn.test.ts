/** Saves take turns, revisions only ever grow, on one line for platform and providers, and everybody hears of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readSettingsRevision } from '#server/db/definer.ts';
import { lockSettings, nextSettingsRevision } from '#server/db/settings-turn.ts';
import { inTenant } from '#server/db/tenant.ts';
import { testDatabase } from '../../database.ts';

const database = await testDatabase();
const { app } = database;
const save = (id: number) => inTenant(app, id, nextSettingsRevision);

it('gives each save the next number, even when twenty come at once', async () => {
  const before = await readSettingsRevision(app, 1);
  const taken = await Promise.all(Array.from({ length: 20 }, () => save(1)));
  expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => before + index + 1));
});

it('puts a change of the platform above every provider, and the next of a provider above that', async () => {
  const [one, two] = [await readSettingsRevision(app, 1), await readSettingsRevision(app, 2)];
  const platform = await save(0);
  expect(platform).toBeGreaterThan(Math.max(one, two));
  expect(await readSettingsRevision(app, 2)).toBe(platform);
  expect(await save(2)).toBe(platform + 1);
  expect(await readSettingsRevision(app, 1)).toBe(platform);
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
  const holding = inTenant(app, first, async (tx) => {
    await lockSettings(tx);
    await held;
    order.push('first');
  });
  await sleep(50);
  const other = inTenant(app, second, async (tx) => {
    await lockSettings(tx);
    order.push('second');
  });
  await sleep(100);
  finish();
  await Promise.all([holding, other]);
  expect(order).toEqual(waits ? ['first', 'second'] : ['second', 'first']);
});

it('needs a tenant', async () => {
  await expect(app.pool.query('select app.lock_settings()')).rejects.toThrow(/needs a tenant/);
  await expect(app.pool.query('select app.next_settings_revision()')).rejects.toThrow(/needs a tenant/);
});
