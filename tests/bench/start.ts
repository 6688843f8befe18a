/** What a newcomer waits for: `npm start` in a fresh clone, the second start, and the scripts of the first pages. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { everyPage, gzippedSize, readManifest, screenSizes } from '../../scripts/check/script-sizes.ts';
import type { Line } from './report.ts';
import { project } from './schema-folder.ts';

const run = promisify(execFile);

/** Longer than any goal: a start that is not ready by then has failed. */
const patience = 300_000;

/** Clones the last commit, so changes that are not committed do not count; packages come out of npm's cache where it has them. */
export async function measureStart(): Promise<readonly Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  const clone = join(folder, 'clone');
  // Started by root, PostgreSQL is another OS user, who has to get through here.
  await chmod(folder, 0o711);
  try {
    await run('git', ['clone', '--quiet', '--depth', '1', `file://${project}`, clone]);
    const first = await startOnce(clone);
    const second = await startOnce(clone);
    return [
      line('npm start in a fresh clone, warm npm cache', first, 's', 90),
      line('npm start for the second time', second, 's', 5),
      ...sizes(join(clone, 'dist/web')),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds until the server says that it is ready; it is stopped again as Ctrl+C does. */
async function startOnce(clone: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - started > patience)
        throw new Error(`npm start did not become ready:\n${said.join('')}`);
      await sleep(20);
    }
    return (performance.now() - started) / 1000;
  } finally {
    interrupt(child);
    await ended;
  }
}

/** As a terminal does it: the whole group hears of Ctrl+C. */
function interrupt({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGINT');
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function sizes(webRoot: string): readonly Line[] {
  const goals: Readonly<Record<string, number>> = { [everyPage]: 150 };
  return screenSizes(readManifest(webRoot), gzippedSize(webRoot))
    .filter(({ screen }) => [everyPage, 'settings/screen'].includes(screen))
    .map(({ screen, scriptBytes }) => line(`scripts of ${screen}, gzip`, scriptBytes / 1024, 'KB', goals[screen]));
}

function line(what: string, value: number, unit: string, atMost?: number): Line {
  return { part: 'start', what, value, unit, ...(atMost === undefined ? {} : { goal: { of: 'value', atMost } }) };
}
