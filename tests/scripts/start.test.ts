/** `npm start` rejects harmful situations with one clear message, and builds only what is stale. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parcel-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function script(code: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const lock = (): string => join(folder, 'server.lock');
const take = `import { lockInstance } from './scripts/start/instance-lock.mjs';
  const holder = lockInstance(process.env.DATA_DIR, 'http://localhost:4000');`;

function start(port: number): { status: number | null; output: string } {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('a second start', () => {
  it('on the same data folder reports the running one and changes nothing', () => {
    process.env['DATA_DIR'] = folder;
    const { output } = script(`${take}
      const { spawnSync } = await import('node:child_process');
      const second = spawnSync(process.execPath, ['scripts/start.mjs'], { encoding: 'utf8', env: { ...process.env, PORT: '4001' } });
      console.log(JSON.stringify({ pid: process.pid, holder, status: second.status, said: second.stderr, out: second.stdout }));`);
    const { pid, holder, status, said: message, out } = JSON.parse(output) as Record<string, unknown>;
    expect(holder).toBeUndefined();
    expect({ status, said: message, out }).toEqual({
      status: 1,
      said: `Already running: process ${String(pid)} serves http://localhost:4000 from ${folder}. Stop it first, or set DATA_DIR and PORT.\n`,
      out: '',
    });
    // The first one removed its lock when it ended, and the second left nothing.
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['a process that is gone', { pid: 2_000_000_000, started: '1', address: 'x' }],
    ['a process whose number went to another', { pid: process.pid, started: 'long ago', address: 'x' }],
    ['nobody, because it is half written', '{"pi'],
  ])('takes over the lock of %s', (_owner, content) => {
    writeFileSync(lock(), typeof content === 'string' ? content : JSON.stringify(content));
    process.env['DATA_DIR'] = folder;
    const { output } = script(`${take} console.log(holder === undefined);`);
    expect(output.trim()).toBe('true');
    expect(existsSync(lock())).toBe(false);
  });

  it('on a port in use reports the port and what to do', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const { status, output } = start(port);
    other.close();
    expect(status).toBe(1);
    expect(output).toBe(
      `Port ${port} is used by another program. Stop that, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a stamp', () => {
  const stampOf = (): string => {
    const code = `import { stampOf } from './scripts/start/stamps.mjs'; console.log(stampOf(${JSON.stringify(folder)}, ['a', 'b.txt', 'gone']));`;
    return script(code).output.trim();
  };

  it('depends on content and names, and nothing else', () => {
    writeFileSync(join(folder, 'b.txt'), 'one');
    const first = stampOf();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(join(folder, 'b.txt'), 'one');
    writeFileSync(join(folder, 'unread.txt'), 'x');
    expect(stampOf()).toBe(first);
    writeFileSync(join(folder, 'b.txt'), 'two');
    const second = stampOf();
    expect(second).not.toBe(first);
    writeFileSync(join(folder, 'a'), '');
    expect(stampOf()).not.toBe(second);
  });

  it('of a completed step is stored; a damaged file only means running it again', () => {
    const path = join(folder, 'stamps.json');
    const code = `import { Stamps } from './scripts/start/stamps.mjs'; const path = ${JSON.stringify(path)};
      new Stamps(path).keep('web', 'abc'); console.log(new Stamps(path).matches('web', 'abc'), new Stamps(path).matches('web', 'd'));`;
    expect(script(code).output.trim()).toBe('true false');
    expect(readFileSync(path, 'utf8')).toContain('abc');
    writeFileSync(path, '{');
    expect(script(code).output.trim()).toBe('true false');
  });
});

describe('the server as a process of its own', () => {
  const watch = (server: string): { status: number | null; output: string } => {
    const file = join(folder, 'server.mjs');
    writeFileSync(file, server);
    return script(`import { supervise } from './scripts/start/supervise.mjs';
      process.exit(await supervise([${JSON.stringify(file)}], (line) => console.log(line)));`);
  };
  const again = /^The server ended unexpectedly: exit code 3\. It is started again\.$/gm;

  it('is restarted when it ends unexpectedly, up to five times a minute, with the reason', () => {
    const { status, output } = watch(`process.send('listening', () => process.exit(3));`);
    expect(output.match(again)).toHaveLength(5);
    expect(output).toContain('It was started again 5 times within a minute, so it stays off.');
    expect(status).toBe(3);
  });

  it('reports the signal that ended it, and continues', () => {
    const marker = join(folder, 'second');
    const { status, output } = watch(`import { existsSync, writeFileSync } from 'node:fs';
      process.send('listening', () => {
        if (existsSync(${JSON.stringify(marker)})) process.exit(0);
        writeFileSync(${JSON.stringify(marker)}, '');
        process.kill(process.pid, 'SIGKILL');
      });`);
    expect(output).toBe('The server ended unexpectedly: it was killed by SIGKILL. It is started again.\n');
    expect(status).toBe(0);
  });

  it('is not restarted if it never listened, or was told to end', () => {
    expect(watch('process.exit(4);')).toEqual({ status: 4, output: '' });
    const serverScript = `process.send('listening', () => process.kill(process.ppid, 'SIGTERM')); setInterval(() => {}, 1000);`;
    expect(watch(`process.on('SIGTERM', () => process.exit(0)); ${serverScript}`)).toEqual({ status: 0, output: '' });
    // Stopped before it could handle the signal: it still ends, as requested.
    expect(watch(serverScript)).toEqual({ status: 0, output: '' });
  });
});
