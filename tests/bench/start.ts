/** What a newcomer waits for: `npm start` in a fresh clone, the second start, and the scripts of the first pages. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { everyPage, gzippedSize, readManifest, screenSizes } from '../../scripts/check/script-sizes.ts';
import { freePort } from '../e2e/started.ts';
import type { Line } from './report.ts';
import { project } from './schema-folder.ts';

const run = promisify(execFile);

/** Longer than any goal: a start that is not ready by then has failed. */
const patience = 300_000;

/** Clones the last commit, so uncommitted changes are not included; packages come from npm's cache if available. */
export async function measureStart(): Promise<readonly Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  const clone = join(folder, 'clone');
  // Started by root, PostgreSQL runs as another OS user, who needs access to this folder.
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

/** Seconds until the server reports ready; it is then stopped as with Ctrl+C. */
async function startOnce(clone: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - started > patience)
        throw new Error(`npm start did not become ready:\n${output.join('')}`);
      await sleep(20);
    }
    return (performance.now() - started) / 1000;
  } finally {
    interrupt(child);
    await ended;
  }
}

/** Signals the whole process group, like Ctrl+C in a terminal. */
function interrupt({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGINT');
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
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
