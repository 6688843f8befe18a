/**
 * Manages one PostgreSQL cluster with its own tools: initdb creates it, pg_ctl starts, checks and stops it, detached
 * from this process.
 */
import { execFile } from 'node:child_process';
import { access, chmod, chown, mkdir, readdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, programPath } from './binaries.ts';
import type { OsUser } from './os-user.ts';
import { servesFolder } from './process-identity.ts';

export interface Cluster {
  readonly folder: string;
  readonly binaries: string;
  readonly user: OsUser | null;
  /** False for a temporary test server: nothing is synced to disk. */
  readonly durable: boolean;
}

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function run(cluster: Cluster, program: Program, parameters: string[]): Promise<Outcome> {
  const identity = cluster.user ? { uid: cluster.user.uid, gid: cluster.user.gid } : {};
  const { PATH, SystemRoot, TMPDIR } = process.env;
  const env = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TMPDIR, LC_ALL: 'C' }).filter(([, value]) => value),
  );
  return new Promise((done) => {
    // The server's OS user may not be able to enter our working directory.
    const options = { ...identity, cwd: cluster.folder, env, maxBuffer: 16 << 20 };
    execFile(programPath(cluster.binaries, program), parameters, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      done({ code, output: `${stdout}${stderr}${error && code === 1 ? error.message : ''}`.trim() });
    });
  });
}

const settings = {
  max_connections: '200',
  shared_buffers: '128MB',
  // Queries here are short: JIT compilation costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Created next to its final place and then moved, so that an interrupted attempt is never mistaken for a cluster. */
export async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = `${draft}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (cluster.user) for (const path of [draft, passwordFile]) await chown(path, cluster.user.uid, cluster.user.gid);
  const target = Object.entries(cluster.durable ? settings : { ...settings, ...careless });
  const { code, output } = await run({ ...cluster, folder: draft }, 'initdb', [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(cluster.durable ? [] : ['--no-sync']),
    ...target.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
  ]);
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder ${draft}:\n${output}`);
  await chmod(draft, 0o700);
  await rename(draft, cluster.folder);
}

export interface Running {
  readonly pid: number;
  readonly port: number;
}

const pidFile = (cluster: Cluster): string => join(cluster.folder, 'postmaster.pid');

/** The running server of this cluster, or null. A pid file of a dead server is ignored, even if its pid was reused. */
export async function findRunning(cluster: Cluster): Promise<Running | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const running = { pid: Number(lines[0]), port: Number(lines[3]) };
  return running.pid > 0 && servesFolder(running.pid, cluster.folder) ? running : null;
}

/** Children of a killed server take a moment to exit; PostgreSQL must not start before they have. */
async function hasLeftovers(cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await readlink(`/proc/${name}/cwd`).catch(() => '')) === cluster.folder) return true;
  }
  return false;
}

/** Removes what a server that was killed has left: its pid file, and its socket with a lock that names its pid, too. */
export async function clearStale(cluster: Cluster): Promise<void> {
  const names = await readdir(cluster.folder);
  const left = names.filter((name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'));
  if (left.length === 0) return;
  for (let waited = 0; waited < 10_000 && (await hasLeftovers(cluster)); waited += 100) await sleep(100);
  for (const name of left) await rm(join(cluster.folder, name), { force: true });
}

/**
 * A socket in the cluster's folder, beside TCP, because a query through it takes a quarter less time. Not where the system has none, nor
 * for a path that a shell would read otherwise or that is longer than the address of a socket can be.
 */
function hasSocket({ folder }: Cluster): boolean {
  const isShort = Buffer.byteLength(socketFile(folder, 65_535)) <= 103;
  return process.platform !== 'win32' && isShort && /^[\w./+-]+$/.test(folder);
}

const socketFile = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`);

/** The folder of the server's socket, or its address if it has none: one that an earlier version started may still run. */
export async function hostOf({ folder }: Cluster, port: number): Promise<string> {
  return access(socketFile(folder, port)).then(
    () => folder,
    () => '127.0.0.1',
  );
}

const logFile = (cluster: Cluster): string => join(cluster.folder, 'server.log');

export async function startCluster(cluster: Cluster, port: number): Promise<void> {
  const { code, output } = await run(cluster, 'pg_ctl', [
    'start',
    '-w',
    '-t',
    '120',
    '-s',
    '-D',
    cluster.folder,
    '-l',
    logFile(cluster),
    '-o',
    `-p ${port}${hasSocket(cluster) ? ` -k ${cluster.folder}` : ''}`,
  ]);
  if (code === 0) return;
  const log = (await readFile(logFile(cluster), 'utf8').catch(() => '')).split('\n').slice(-15).join('\n');
  throw new Error(`PostgreSQL did not start (${cluster.folder}): ${output}\n${log}`);
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  const { code, output } = await run(cluster, 'pg_ctl', [
    'stop',
    '-w',
    '-t',
    '60',
    '-s',
    '-m',
    'fast',
    '-D',
    cluster.folder,
  ]);
  if (code !== 0 && (await findRunning(cluster)))
    throw new Error(`PostgreSQL did not stop (${cluster.folder}): ${output}`);
}
