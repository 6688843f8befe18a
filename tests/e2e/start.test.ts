/**
 * `npm start` as a process, on an existing database: its output, what it serves, and how it stops. A start from scratch, restarts, crashes and
 * intruders are covered by the long tests.
 */
import { afterAll, test } from 'vitest';
import { testDatabase, type Login } from '../database.ts';
import { demoLogins } from '../factories/demo.ts';
import { demoPassword } from '../factories/password.ts';
import { sendRequest } from './api.ts';
import { expect } from './expect.ts';
import { secretKey } from './product.ts';
import { dataFolder, freePort, isAlive, start } from './started.ts';

const { logins } = await testDatabase();
const address = ({ user, password, host, port, database }: Login): string =>
  `postgres://${[user, password].map(encodeURIComponent).join(':')}@${encodeURIComponent(host)}:${port}/${database}`;
const env = {
  DATABASE_URL: address(logins.owner),
  DATABASE_APP_URL: address(logins.app),
  DATABASE_WORKER_URL: address(logins.worker),
  SECRET_KEY: secretKey,
};
const data = dataFolder();
const server = start({ dataDir: data.path, port: await freePort(), env });

afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
  data.remove();
});

test('a start prints the addresses and the demo logins, serves the product, and Ctrl+C stops everything', async () => {
  const output = await server.until(/Ctrl\+C stops it/);
  expect(output).toContain(`http://localhost:${server.port}`);
  expect(output).toContain(`http://protea.localhost:${server.port}`);
  expect(output).toContain(`http://localhost:${server.port}/api/docs`);
  expect(output).toContain(demoPassword);
  for (const [email] of demoLogins) expect(output).toContain(email);
  for (const path of ['/', '/api/docs', '/health', '/ready', '/version.json'])
    expect((await sendRequest(server.port, path)).status, path).toBe(200);
  expect(await server.interrupt()).toBe(0);
  expect(isAlive(server.child.pid!)).toBe(false);
  expect(server.output()).not.toMatch(/error/i);
});
