/** Opens the embedded server: creates it the first time, starts it or joins the running one, and releases it again. */
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import type { Connections } from '../connections.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, clearStale, createCluster, findRunning, hostOf, startCluster, stopCluster } from './cluster.ts';
import { addHolder, countHolders } from './holders.ts';
import { withLock } from './lock.ts';
import { serverUser } from './os-user.ts';
import { chooseHome, placeBinaries } from './location.ts';
import { keepRunning } from './revive.ts';
import { type State, newState, readState, writeState } from './state.ts';

export interface EmbeddedOptions {
  readonly durable?: boolean;
  readonly log?: (line: string) => void;
  /** When given, the server is restarted whenever it stops, and each restart is reported in a line. */
  readonly revive?: (line: string) => void;
}

const PATIENCE_MS = 120_000;
const found = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function login(
  state: State,
  user: keyof State['passwords'],
  database: string,
  host: string = '127.0.0.1',
): pg.ClientConfig {
  return { host, port: state.port, user, password: state.passwords[user], database };
}

/** 57P03: it is starting up, recovering or shutting down. */
const isPassing = (error: unknown): boolean =>
  ['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes((error as { code: string }).code);

async function answers(state: State): Promise<boolean> {
  const client = new pg.Client(login(state, 'postgres', 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isPassing(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** `port`: the port to start on; otherwise the last one, or a free one when that is in use. */
async function ensureRunning(cluster: Cluster, state: State, port?: number): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const running = await findRunning(cluster);
    if (running?.port) state.port = running.port;
    if (running && (await answers(state))) return;
    if (running) continue;
    await clearStale(cluster);
    state.port = port ?? (await freePort(state.port));
    await startCluster(cluster, state.port);
  }
  throw new Error(
    `PostgreSQL in ${cluster.folder} runs but does not answer. See ${join(cluster.folder, 'server.log')}.`,
  );
}

/** The database is owned by a user that is not the superuser, so that permissions work as in other installations. */
async function makeDatabase(state: State): Promise<void> {
  const client = new pg.Client(login(state, 'postgres', 'postgres'));
  await client.connect();
  try {
    const { rows: roles } = await client.query(`select from pg_roles where rolname = 'parcel_owner'`);
    if (roles.length === 0)
      await client.query(
        `create role parcel_owner login createrole createdb password '${state.passwords.parcel_owner}'`,
      );
    const { rows: databases } = await client.query(`select from pg_database where datname = 'parcel'`);
    if (databases.length === 0) await client.query('create database parcel owner parcel_owner');
    await client.query('revoke connect on database postgres from public');
  } finally {
    await client.end();
  }
}

async function checkVersion(cluster: Cluster, version: string): Promise<void> {
  const major = (await readFile(join(cluster.folder, 'PG_VERSION'), 'utf8')).trim();
  if (version.startsWith(`${major}.`)) return;
  throw new Error(
    `The data in ${cluster.folder} belongs to PostgreSQL ${major}, the installed one is ${version}. Dump it with the old version and restore it, or move it away.`,
  );
}

interface Opened {
  readonly cluster: Cluster;
  readonly state: State;
  readonly lock: string;
  readonly holders: string;
  /** Path of our entry among the holders. */
  readonly holder: string;
}

async function open(dataDir: string, options: EmbeddedOptions): Promise<Opened> {
  const { durable = true, log = () => {} } = options;
  const [binaries, user] = await Promise.all([findBinaries(), serverUser()]);
  const state = (await readState(dataDir)) ?? newState(await chooseHome(dataDir, user));
  const { home } = state;
  const programs = await placeBinaries(binaries, user);
  const cluster: Cluster = { folder: join(home, 'postgres'), binaries: programs, user, durable };

  const lock = join(home, 'database.lock');
  const holders = join(home, 'holders');

  return withLock(lock, PATIENCE_MS, async () => {
    Object.assign(state, await readState(dataDir));
    if (home !== resolve(dataDir))
      log(`PostgreSQL runs as the user "postgres", who cannot enter ${dataDir}: its data is in ${home}.`);
    if (state.port === 0 && (await found(cluster.folder))) {
      const aside = `${cluster.folder}.replaced-${Date.now()}`;
      if (await findRunning(cluster)) await stopCluster(cluster);
      await rename(cluster.folder, aside);
      log(`${dataDir} does not know the database that was in ${cluster.folder}: it was moved to ${aside}.`);
    }
    if (!(await found(cluster.folder))) {
      await createCluster(cluster, state.passwords.postgres);
      state.port = await freePort(0);
      await writeState(dataDir, state);
    }
    await checkVersion(cluster, binaries.version);
    const before = state.port;
    await ensureRunning(cluster, state);
    if (!state.ready) await makeDatabase(state);
    if (!state.ready || state.port !== before) await writeState(dataDir, Object.assign(state, { ready: true }));
    return { cluster, state, lock, holders, holder: await addHolder(holders) };
  });
}

export async function useEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Connections> {
  await mkdir(dataDir, { recursive: true });
  const { cluster, state, lock, holders, holder } = await open(dataDir, options);
  const { parcel_app, parcel_worker } = state.passwords;
  const endWatch = options.revive
    ? keepRunning({
        isRunning: async () => (await findRunning(cluster)) !== null,
        // Our connections know only this port, so a restart must keep it.
        start: () => withLock(lock, PATIENCE_MS, () => ensureRunning(cluster, state, state.port)),
        log: options.revive,
      })
    : async () => {};
  const host = await hostOf(cluster, state.port);
  return {
    owner: login(state, 'parcel_owner', 'parcel', host),
    app: login(state, 'parcel_app', 'parcel', host),
    worker: login(state, 'parcel_worker', 'parcel', host),
    rolePasswords: { parcel_app, parcel_worker },
    description: `127.0.0.1:${state.port}/parcel (${cluster.folder})`,
    release: async () => {
      await endWatch();
      await withLock(lock, PATIENCE_MS, async () => {
        await rm(holder, { force: true });
        if ((await countHolders(holders)) === 0) await stopCluster(cluster);
      });
    },
  };
}

function listenOnce(port: number): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Uses the previous port again, so that a saved psql command keeps working, or finds a free one. */
function freePort(preferred: number): Promise<number> {
  return listenOnce(preferred).catch(() => listenOnce(0));
}
