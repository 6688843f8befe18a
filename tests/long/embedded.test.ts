/** The embedded server survives killed processes, concurrent starts, left-over files, restricted home folders and other users. */
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRoot, openHolders, query } from '../platform/server/db/embedded/holders.ts';
import { makePortable } from '../platform/server/db/embedded/portable.ts';

const { portable, freshFolder, hold, home, pidFile, serverPid, useFolder } = await openHolders();

it('recovers when everything was killed at once', async () => {
  await freshFolder();
  const killed = await hold();
  await query(killed, 'create table kept (n int); insert into kept values (42)');
  process.kill(await serverPid(), 'SIGKILL');
  await killed.kill();
  expect(await query(await hold(), 'select n from kept')).toEqual([{ n: 42 }]);
});

it('keeps running when the process that started it is killed, and the next one joins it', async () => {
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

it.each([
  ['of a process that is gone', 2_000_000_000],
  ['of a process that has nothing to do with it', process.pid],
])('starts despite a pid file %s', async (_which, pid) => {
  const dataDir = await freshFolder();
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
  const dataDir = await freshFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(dataDir, 'database.lock'), text);
  await mkdir(join(dataDir, 'holders'));
  await writeFile(join(dataDir, 'holders', 'left.json'), text);
  const holder = await hold();
  await holder.close();
  expect(await readdir(join(dataDir, 'holders'))).toEqual([]);
  await expect(query(holder, 'select 1')).rejects.toThrow(/connect ENOENT/);
});

it('is created once when three processes start together', async () => {
  await freshFolder();
  const all = await Promise.all([hold(), hold(), hold()]);
  expect(new Set(all.map(({ owner }) => JSON.stringify(owner))).size).toBe(1);
  await Promise.all(all.map((holder) => holder.close()));
  await expect(query(all[0], 'select 1')).rejects.toThrow(/connect ENOENT/);
});

it('keeps its port, and uses another if that is taken', async () => {
  await freshFolder();
  const first = await hold();
  await first.close();
  const again = await hold();
  expect(again.owner.port).toBe(first.owner.port);
  await again.close();
  const squatter = createServer().listen(first.owner.port, '127.0.0.1');
  await once(squatter, 'listening');
  const moved = await hold();
  expect(moved.owner.port).not.toBe(first.owner.port);
  expect(await query(moved, 'select 1 as one')).toEqual([{ one: 1 }]);
  squatter.close();
});

it('moves a cluster with lost passwords aside, with a message', async () => {
  const dataDir = await freshFolder();
  await (await hold()).close();
  await rm(join(dataDir, 'database.json'));
  const holder = await hold();
  expect(holder.output.join()).toMatch(/was moved to .*postgres\.replaced-\d+/);
  await holder.close();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toHaveLength(2);
});

it('restores the links that an install without scripts omits', async () => {
  await freshFolder();
  const library = join(portable.binaries, 'native', 'lib', 'libpq.so.5');
  if (process.platform !== 'linux') return;
  await rm(library);
  await hold();
  expect(await readlink(library)).toMatch(/^libpq\.so/);
});

it('runs under a home folder that only its owner may enter', async () => {
  const closed = await makePortable(portable.folder);
  try {
    await chmod(closed.folder, 0o700);
    useFolder(join(closed.folder, 'clone', '.data'));
    const holder = await hold({ script: closed.script });
    const place = await home();
    // Started by root, the server runs as a user without access to the folder, so its data is stored elsewhere; otherwise it is stored here.
    expect(place.startsWith(closed.folder)).toBe(!isRoot);
    expect(holder.output.join()).toMatch(isRoot ? place : /^$/);
    await query(holder, 'create table kept (n int)');
    await holder.close();
    const again = await hold({ script: closed.script });
    expect(await query(again, 'select n from kept')).toEqual([]);
    await again.close();
    if (isRoot) await rm(place, { recursive: true });
  } finally {
    await closed.remove();
  }
});

it('grants its server access to a closed data folder without making it readable', async () => {
  const dataDir = await freshFolder();
  await chmod(dataDir, 0o700);
  await hold();
  expect(await home()).toBe(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});

it('runs as an ordinary user', async () => {
  // Root switches to another user; other users run it as themselves.
  const user = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid!(), gid: process.getgid!() };
  const dataDir = await freshFolder();
  if (isRoot) await chown(dataDir, user.uid, user.gid);
  await chmod(dataDir, 0o700);
  const holder = await hold(isRoot ? { user, node: await portable.nodeFor(user) } : {});
  expect(holder.output).toEqual([]);
  expect((await stat(join(dataDir, 'postgres', 'PG_VERSION'))).uid).toBe(user.uid);
  expect(await query(holder, 'select 1 as one')).toEqual([{ one: 1 }]);
  await holder.close();
  await expect(query(holder, 'select 1')).rejects.toThrow(/connect ENOENT/);
});
