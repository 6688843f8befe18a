/** Closing a database runs all steps in a safe order, whatever fails. */
import { expect, inject, it } from 'vitest';
import { openOver } from '#platform/server/db/database.ts';
import { testDatabase } from '../../../database.ts';

const { description: name } = await testDatabase();

function open(order: string[], onError: (error: Error) => void = () => {}) {
  const { app, worker, owner } = inject('testServer');
  const [first, second, third] = [app, worker, owner].map((login) => ({ ...login, database: name }));
  const release = async () => void order.push('server');
  return openOver(
    { app: first!, worker: second!, owner: third!, rolePasswords: {}, description: '', release },
    { onError },
  );
}

it('runs the steps in reverse order, then closes the pools, then releases the server, once', async () => {
  const order: string[] = [];
  const database = open(order);
  await database.app.pool.query('select 1');
  database.onClose(async () => void order.push(`one, pool open: ${!database.app.pool.ended}`));
  database.onClose(async () => void order.push('two'));
  await Promise.all([database.close(), database.close()]);
  expect(order).toEqual(['two', 'one, pool open: true', 'server']);
  expect(database.app.pool.ended).toBe(true);
});

it('releases the server even if a step failed and a connection was never released, and reports the errors', async () => {
  const order: string[] = [];
  const database = open(order);
  const lent = await database.worker.pool.connect();
  database.onClose(() => Promise.reject(new Error('worker would not stop')));
  await expect(database.close()).rejects.toThrow('worker would not stop');
  expect(order).toEqual(['server']);
  lent.release(true);
});

it('survives and reports connections ended by the server', async () => {
  const reported: string[] = [];
  const database = open([], (error) => reported.push(error.message));
  const nap = () => database.app.pool.query('select pg_sleep(0.05)');
  await Promise.all([nap(), nap()]);
  expect(database.app.pool.idleCount).toBe(2);
  await database.app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  expect((await database.app.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
