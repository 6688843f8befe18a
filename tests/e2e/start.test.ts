/** `npm start` as a process: its output, what it serves, and how it stops. Restarts, crashes and intruders are covered by the long tests. */
import { afterAll, test } from 'vitest';
import { demoLogins } from '../factories/demo.ts';
import { demoPassword } from '../factories/password.ts';
import { sendRequest } from './api.ts';
import { expect } from './expect.ts';
import { dataFolder, freePort, isAlive, postmasterOf, start } from './started.ts';

const data = dataFolder();
const server = start({ dataDir: data.path, port: await freePort() });

afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.kill();
  data.remove();
});

test('a start from scratch prints the addresses and the demo logins, and Ctrl+C stops everything, including the database', async () => {
  const output = await server.until(/Ctrl\+C stops it/);
  expect(output).toContain(`http://localhost:${server.port}`);
  expect(output).toContain(`http://protea.localhost:${server.port}`);
  expect(output).toContain(`http://localhost:${server.port}/api/docs`);
  expect(output).toContain(demoPassword);
  for (const [email] of demoLogins) expect(output).toContain(email);
  for (const path of ['/', '/api/docs', '/health', '/ready', '/version.json'])
    expect((await sendRequest(server.port, path)).status, path).toBe(200);

  const postmaster = postmasterOf(data.path);
  expect(postmaster).toBeGreaterThan(0);
  expect(await server.interrupt()).toBe(0);
  // PostgreSQL removes its pid file only after a clean shutdown.
  await expect.poll(() => isAlive(postmaster!)).toBe(false);
  expect(postmasterOf(data.path)).toBeUndefined();
  expect(server.output()).not.toMatch(/error/i);
});
