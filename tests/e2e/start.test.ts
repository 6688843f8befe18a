/** `npm start` as a process: what it prints, how it stops, what it survives, and who may not join. */
import { expect } from 'playwright/test';
import { afterAll, afterEach, test } from 'vitest';
import { demoLogins } from '../factories/demo.ts';
import { demoPassword } from '../factories/password.ts';
import { ask, askJson } from './api.ts';
import { dataFolder, freePort, isAlive, postmasterOf, start, type Started } from './started.ts';

const data = dataFolder();
const running: Started[] = [];

async function startHere(): Promise<Started> {
  const started = start({ dataDir: data.path, port: await freePort() });
  running.push(started);
  return started;
}

afterEach(async () => {
  for (const { child, kill } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill();
});
afterAll(() => data.remove());

interface Saved {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: { readonly provider_title?: string };
}

async function signedIn(port: number): Promise<string> {
  const body = { email: 'staff@kestrel.test', password: demoPassword };
  return (await askJson<{ access_token: string }>(port, '/api/login', { body })).access_token;
}

async function rename(port: number, token: string, provider_title: string): Promise<Saved> {
  const { provider_id, revision } = await askJson<Saved>(port, '/api/providers/settings', { token });
  const body = { provider_id, base_revision: revision, settings: { provider_title }, reset: [] };
  return askJson<Saved>(port, '/api/providers/settings', { token, body });
}

test('a start from nothing tells the addresses and the demo logins, and Ctrl+C stops everything, the database too', async () => {
  const server = await startHere();
  const said = await server.until(/Ctrl\+C stops it/);
  expect(said).toContain(`http://localhost:${server.port}`);
  expect(said).toContain(`http://protea.localhost:${server.port}`);
  expect(said).toContain(`http://localhost:${server.port}/api/docs`);
  expect(said).toContain(demoPassword);
  for (const [email] of demoLogins) expect(said).toContain(email);
  for (const path of ['/', '/api/docs', '/health', '/ready', '/version.json'])
    expect((await ask(server.port, path)).status, path).toBe(200);
  const token = await signedIn(server.port);
  await rename(server.port, token, 'Kept over a restart');

  const postmaster = postmasterOf(data.path);
  expect(postmaster).toBeGreaterThan(0);
  expect(await server.interrupt()).toBe(0);
  // PostgreSQL takes its own note away only when it stopped in good order.
  await expect.poll(() => isAlive(postmaster!)).toBe(false);
  expect(postmasterOf(data.path)).toBeUndefined();
  expect(server.said()).not.toMatch(/error/i);
});

test('a second start takes seconds and has what was saved; another process is told who is there, and harms nothing', async () => {
  const began = performance.now();
  const server = await startHere();
  await server.until(/Ready in/);
  expect(performance.now() - began).toBeLessThan(5_000);
  const intruder = start({ dataDir: data.path, port: await freePort() });
  running.push(intruder);
  await expect(intruder.until(/Ready in/)).rejects.toThrow(`http://localhost:${server.port}`);
  expect(intruder.child.exitCode).toBe(1);
  expect(intruder.said()).toContain(`process ${server.child.pid}`);
  const token = await signedIn(server.port);
  const { settings } = await askJson<Saved>(server.port, '/api/providers/settings', { token });
  expect(settings.provider_title).toBe('Kept over a restart');
  expect(await server.interrupt()).toBe(0);
});

test('after kill -9 in the middle of saves the next start recovers: every answered save is there, with its audit', async () => {
  const server = await startHere();
  await server.until(/Ready in/);
  const token = await signedIn(server.port);
  let answered = 'Kept over a restart';
  const saveOn = async (): Promise<void> => {
    for (let turn = 1; ; turn += 1) {
      await rename(server.port, token, `Turn ${turn}`);
      answered = `Turn ${turn}`;
    }
  };
  const refused = expect(saveOn()).rejects.toThrow();
  await expect.poll(() => answered).toMatch(/Turn \d\d/);
  await server.kill();
  await refused;

  const again = await startHere();
  await again.until(/Ready in/);
  const { settings } = await askJson<Saved>(again.port, '/api/providers/settings', { token });
  const turn = Number(/\d+/.exec(answered)?.[0]);
  // The save that was under way is either there as a whole or not at all.
  expect([`Turn ${turn}`, `Turn ${turn + 1}`]).toContain(settings.provider_title);
  const { audit_events, count } = await askJson<{
    count: number;
    audit_events: { change: { change_to: unknown } }[];
  }>(again.port, '/api/audit/events?type=provider_setting&offset=0&limit=1', { token });
  expect(JSON.stringify(audit_events[0]?.change.change_to)).toContain(String(settings.provider_title));
  expect(count).toBe(1 + Number(/\d+/.exec(settings.provider_title ?? '')?.[0]));
  expect(await again.interrupt()).toBe(0);
});

test('a port that is taken is said in words', async () => {
  const server = await startHere();
  await server.until(/Ready in/);
  const elsewhere = dataFolder();
  try {
    const second = start({ dataDir: elsewhere.path, port: server.port });
    running.push(second);
    await expect(second.until(/Ready in/)).rejects.toThrow(`Port ${server.port} is used by another program`);
  } finally {
    elsewhere.remove();
  }
  expect(await server.interrupt()).toBe(0);
});
