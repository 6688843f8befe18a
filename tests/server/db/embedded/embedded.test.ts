/** The embedded server survives what happens to processes: killed, started twice, left-over files, closed homes, other users. */
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { OsUser } from '#server/db/embedded/os-user.ts';
import { type Holder, startHolder } from './holder-process.ts';
import { makePortable, type Portable } from './portable.ts';

let portable: Portable;
let dataDir: string;
const holders: Holder[] = [];
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  portable = await makePortable();
});
afterAll(() => portable.remove());
afterEach(async () => {
  for (const holder of holders.splice(0))
    if (holder.child.exitCode === null && !holder.child.killed) await holder.close();
});

async function freshFolder(): Promise<string> {
  dataDir = await mkdtemp(join(portable.folder, 'data-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

async function hold(folder = dataDir, more: { user?: OsUser; node?: string } = {}): Promise<Holder> {
  const holder = await startHolder({ script: portable.script, dataDir: folder, ...more });
  holders.push(holder);
  return holder;
}

async function query(holder: Holder, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(holder.owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const home = async (folder = dataDir): Promise<string> =>
  (JSON.parse(await readFile(join(folder, 'database.json'), 'utf8')) as { home: string }).home;
const pidFile = async (): Promise<string> => join(await home(), 'postgres', 'postmaster.pid');
const serverPid = async (): Promise<number> => Number((await readFile(await pidFile(), 'utf8')).split('\n')[0]);

it('is made at the first start, keeps its passwords to itself, and stops with its last user', async () => {
  await freshFolder();
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
  await first.close();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.close();
  await expect(query(second, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  await expect(stat(await pidFile())).rejects.toThrow(/ENOENT/);
});

it('lives on when the process that started it is killed, and the next one joins it', async () => {
  await freshFolder();
  const killed = await hold();
  await query(killed, 'create table kept (n int); insert into kept values (42)');
  const pid = await serverPid();
  await killed.kill();
  const next = await hold();
  expect(await serverPid()).toBe(pid);
  expect(await query(next, 'select n from kept')).toEqual([{ n: 42 }]);
  await next.close();
  await expect(stat(await pidFile())).rejects.toThrow(/ENOENT/);
});

it('recovers when everything was killed at once', async () => {
  await freshFolder();
  const killed = await hold();
  await query(killed, 'create table kept (n int); insert into kept values (42)');
  process.kill(await serverPid(), 'SIGKILL');
  await killed.kill();
  expect(await query(await hold(), 'select n from kept')).toEqual([{ n: 42 }]);
});

it.each([
  ['of a process that is gone', 2_000_000_000],
  ['of a process that has nothing to do with it', process.pid],
])('starts over a pid file %s', async (_which, pid) => {
  await freshFolder();
  await (await hold()).close();
  await writeFile(await pidFile(), `${pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n  1 1\nready\n`);
  expect(await query(await hold(), 'select 1 as one')).toEqual([{ one: 1 }]);
  process.kill(process.pid, 0);
});

it.each([
  ['of a process that is gone', { pid: 2_000_000_000, started: '1' }],
  ['of a process whose number went to another', { pid: process.pid, started: '1' }],
  ['that is half written', '{"pi'],
])('takes over a lock %s', async (_which, content) => {
  await freshFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(dataDir, 'database.lock'), text);
  await mkdir(join(dataDir, 'holders'));
  await writeFile(join(dataDir, 'holders', 'left.json'), text);
  const holder = await hold();
  await holder.close();
  expect(await readdir(join(dataDir, 'holders'))).toEqual([]);
  await expect(query(holder, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('is made once when three processes begin together', async () => {
  await freshFolder();
  const all = await Promise.all([hold(), hold(), hold()]);
  expect(new Set(all.map(({ owner }) => JSON.stringify(owner))).size).toBe(1);
  await Promise.all(all.map((holder) => holder.close()));
  await expect(query(all[0], 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

it('keeps its port, and takes another when that is in use', async () => {
  await freshFolder();
  const first = await hold();
  await first.close();
  const again = await hold();
  expect(again.owner.port).toBe(first.owner.port);
  await again.close();
  const squatter = createServer().listen(first.owner.port, '127.0.0.1');
  await sleep(20);
  const moved = await hold();
  expect(moved.owner.port).not.toBe(first.owner.port);
  expect(await query(moved, 'select 1 as one')).toEqual([{ one: 1 }]);
  squatter.close();
});

it('moves a cluster aside whose passwords were lost, and says so', async () => {
  await freshFolder();
  await (await hold()).close();
  await rm(join(dataDir, 'database.json'));
  const holder = await hold();
  expect(holder.said.join()).toMatch(/was moved to .*postgres\.replaced-\d+/);
  await holder.close();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toHaveLength(2);
});

it('puts back the links that an install without scripts leaves out', async () => {
  await freshFolder();
  const library = join(portable.binaries, 'native', 'lib', 'libpq.so.5');
  if (process.platform !== 'linux') return;
  await rm(library);
  await hold();
  expect(await readlink(library)).toMatch(/^libpq\.so/);
});

it('runs under a home that only its owner may enter', async () => {
  const closed = await makePortable(portable.folder);
  try {
    await chmod(closed.folder, 0o700);
    dataDir = join(closed.folder, 'clone', '.data');
    const holder = await startHolder({ script: closed.script, dataDir });
    holders.push(holder);
    const place = await home();
    // Root's server is another user, who cannot enter: it lives elsewhere and says where. Anybody else's needs nothing.
    expect(place.startsWith(closed.folder)).toBe(!isRoot);
    expect(holder.said.join()).toMatch(isRoot ? place : /^$/);
    await query(holder, 'create table kept (n int)');
    await holder.close();
    const again = await startHolder({ script: closed.script, dataDir });
    holders.push(again);
    expect(await query(again, 'select n from kept')).toEqual([]);
    await again.close();
    if (isRoot) await rm(place, { recursive: true });
  } finally {
    await closed.remove();
  }
});

it('lets its server pass through a data folder that is closed, and nobody look around in it', async () => {
  await freshFolder();
  await chmod(dataDir, 0o700);
  await hold();
  expect(await home()).toBe(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});

it('runs as an ordinary user, as themselves', async () => {
  // Being root, become somebody else; otherwise that is who we are.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid!(), gid: process.getgid!() };
  await freshFolder();
  if (isRoot) await chown(dataDir, user.uid, user.gid);
  await chmod(dataDir, 0o700);
  const holder = await hold(dataDir, isRoot ? { user, node: await portable.nodeFor(user) } : {});
  expect(holder.said).toEqual([]);
  expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid).toBe(user.uid);
  expect(await query(holder, 'select 1 as one')).toEqual([{ one: 1 }]);
  await holder.close();
  await expect(query(holder, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});
