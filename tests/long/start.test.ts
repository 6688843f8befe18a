/** `npm start` as a process: what it survives, and who may not connect. */
import { afterEach, test } from 'vitest';
import { sendRequest, requestJson } from '../e2e/api.ts';
import { expect } from '../e2e/expect.ts';
import { dataFolder, freePort, isAlive, postmasterOf, start, type DataFolder, type Started } from '../e2e/started.ts';
import { demoPassword } from '../factories/password.ts';

const running: Started[] = [];
const folders: DataFolder[] = [];

function newFolder(): string {
  const folder = dataFolder();
  folders.push(folder);
  return folder.path;
}

async function startIn(dataDir: string, port?: number): Promise<Started> {
  const started = start({ dataDir, port: port ?? (await freePort()) });
  running.push(started);
  return started;
}

afterEach(async () => {
  for (const { child, kill } of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill();
  for (const folder of folders.splice(0)) folder.remove();
});

interface Saved {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: { readonly provider_title?: string };
}

async function signedIn(port: number): Promise<string> {
  const body = { email: 'staff@kestrel.test', password: demoPassword };
  return (await requestJson<{ access_token: string }>(port, '/api/login', { body })).access_token;
}

async function rename(port: number, token: string, provider_title: string): Promise<Saved> {
  const { provider_id, revision } = await requestJson<Saved>(port, '/api/providers/settings', { token });
  const body = { provider_id, base_revision: revision, settings: { provider_title }, reset: [] };
  return requestJson<Saved>(port, '/api/providers/settings', { token, body });
}

test('a start from scratch fills the demo; a second one has the saved data; another process gets a message about the running one, and does no harm', async () => {
  const folder = newFolder();
  const first = await startIn(folder);
  const output = await first.until(/Ctrl\+C stops it/);
  expect(output).toContain('Filled the empty database with the demo.');
  expect(output).toContain('staff@kestrel.test');
  await rename(first.port, await signedIn(first.port), 'Kept over a restart');
  const postmaster = postmasterOf(folder);
  expect(await first.interrupt()).toBe(0);
  // PostgreSQL removes its pid file only after a clean shutdown.
  await expect.poll(() => isAlive(postmaster!)).toBe(false);
  expect(postmasterOf(folder)).toBeUndefined();
  expect(first.output()).not.toMatch(/error/i);

  const server = await startIn(folder);
  await server.until(/Ready in/);
  const intruder = await startIn(folder);
  await expect(intruder.until(/Ready in/)).rejects.toThrow(`http://localhost:${server.port}`);
  expect(intruder.child.exitCode).toBe(1);
  expect(intruder.output()).toContain(`process ${server.child.pid}`);
  const token = await signedIn(server.port);
  const { settings } = await requestJson<Saved>(server.port, '/api/providers/settings', { token });
  expect(settings.provider_title).toBe('Kept over a restart');
  expect(await server.interrupt()).toBe(0);
});

test('after kill -9 during saves the next start recovers: every acknowledged save is stored, with its audit event', async () => {
  const folder = newFolder();
  const server = await startIn(folder);
  await server.until(/Ready in/);
  const token = await signedIn(server.port);
  let answered = '';
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

  const again = await startIn(folder);
  await again.until(/Ready in/);
  const { settings } = await requestJson<Saved>(again.port, '/api/providers/settings', { token });
  const turn = Number(/\d+/.exec(answered)?.[0]);
  // The save that was in progress is stored completely or not at all.
  expect([`Turn ${turn}`, `Turn ${turn + 1}`]).toContain(settings.provider_title);
  const { audit_events, count } = await requestJson<{
    count: number;
    audit_events: { change: { change_to: unknown } }[];
  }>(again.port, '/api/audit/events?type=provider_setting&offset=0&limit=1', { token });
  expect(JSON.stringify(audit_events[0]?.change.change_to)).toContain(String(settings.provider_title));
  expect(count).toBe(Number(/\d+/.exec(settings.provider_title ?? '')?.[0]));
  expect(await again.interrupt()).toBe(0);
});

test('a killed database is restarted automatically, with every acknowledged save', async () => {
  const folder = newFolder();
  const server = await startIn(folder);
  await server.until(/Ready in/);
  const token = await signedIn(server.port);
  for (const title of ['Before the first', 'Before the second', 'Before the third']) {
    await rename(server.port, token, title);
    const killed = postmasterOf(folder)!;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postmasterOf(folder)).not.toBe(killed);
    await expect.poll(async () => (await sendRequest(server.port, '/ready')).status).toBe(200);
    const { settings } = await requestJson<Saved>(server.port, '/api/providers/settings', { token });
    expect(settings.provider_title).toBe(title);
  }
  expect(await server.interrupt()).toBe(0);
});

test('a port in use is reported', async () => {
  const server = await startIn(newFolder());
  await server.until(/Ready in/);
  const second = await startIn(newFolder(), server.port);
  await expect(second.until(/Ready in/)).rejects.toThrow(`Port ${server.port} is used by another program`);
  expect(await server.interrupt()).toBe(0);
});
