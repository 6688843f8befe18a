/** API throughput compared to the floor of its database: unchanged general data, complete settings, and saves. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Section, Setting } from '#engine/schema/catalogue.ts';
import { requiresReauthentication } from '#engine/schema/reauthentication.ts';
import { catalogue } from '#generated/catalogue.ts';
import { bundleServer } from '../../../scripts/start/bundle-server.mjs';
import { freePort } from '../../e2e/started.ts';
import { load, type Load, type Repeated } from '../load.ts';
import type { Line } from '../report.ts';
import { benchFolder } from '../schema-folder.ts';
import { linesOf } from './server-lines.ts';
import { buildWorld, measuredEnvironment, type Caller, type World } from './server-world.ts';

const connections = 20;
const rounds = 3;
const seconds = 2;

interface Measured {
  readonly name: string;
  readonly run: () => Promise<Load>;
}

export async function measureServer(): Promise<readonly Line[]> {
  const world = await buildWorld(connections);
  const file = await buildProcess();
  const ours = await serve(file, 'ours');
  const floor = await serve(file, 'floor');
  try {
    const found = await takeTurns(scenarios(world, ours.address, floor.address));
    return linesOf(found);
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    await world.close();
  }
}

function scenarios(world: World, ours: string, floor: string): readonly Measured[] {
  const revisionsOf = (callers: readonly Caller[], path: string) =>
    Promise.all(callers.map((caller) => revisionOf(`${ours}${path}`, caller)));
  const floorOf = (path: string) => load(floor, seconds, connections, 200, () => ({ method: 'GET', path }));
  const unchanged = async (callers: readonly Caller[]) => {
    const since = await revisionsOf(callers, '/api/general-data');
    return load(ours, seconds, connections, 304, (index) => ({
      ...{ method: 'GET', path: `/api/general-data?since=${since[index]}`, headers: headersOf(callers[index]) },
    }));
  };
  /** Every setting of the catalogue with provenance, as a browser without cached data requests it. */
  const whole = (callers: readonly Caller[]) =>
    load(ours, seconds, connections, 200, (index) => ({
      method: 'GET',
      path: '/api/providers/settings',
      headers: { ...headersOf(callers[index]), 'accept-encoding': 'gzip' },
    }));
  const savesOf = async (callers: readonly Caller[]) => {
    const since = await revisionsOf(callers, '/api/providers/settings');
    return load(ours, seconds, connections, 200, (index) => saving(callers[index], index, since[index] ?? 0));
  };
  return [
    { name: 'query floor', run: () => floorOf('/query') },
    { name: 'general data', run: () => unchanged(world.apart) },
    { name: 'whole settings', run: () => whole(world.apart) },
    { name: 'transaction floor', run: () => floorOf('/transaction') },
    { name: 'saves apart', run: () => savesOf(world.apart) },
    { name: 'saves together', run: () => savesOf(world.together) },
  ];
}

/** Each connection alternates between two values of its own setting, based on the revision of its last response. */
function saving(caller: Caller | undefined, connection: number, firstRevision: number): Repeated {
  const { key, values } = changeable[connection % changeable.length] ?? { key: '', values: [] };
  let revision = firstRevision;
  let count = 0;
  return {
    method: 'POST',
    path: '/api/providers/settings',
    headers: { ...headersOf(caller), 'content-type': 'application/json' },
    body: () => {
      count += 1;
      return JSON.stringify({ base_revision: revision, settings: { [key]: values[count % values.length] } });
    },
    onAnswer: (text) => {
      revision = (JSON.parse(text) as { revision: number }).revision;
    },
  };
}

/** Settings that accept either of two values independently of all others. */
const changeable = Object.values<Setting>(catalogue.settings)
  .filter((setting) => {
    const { key, scopes, visible_when } = setting;
    const ruled = Object.values<Section>(catalogue.sections).some(({ rules }) =>
      rules.some((rule) => rule.reads.includes(key)),
    );
    return !requiresReauthentication(setting) && !ruled && visible_when.length === 0 && scopes.includes('provider');
  })
  .map(({ key, schema }) => ({ key, values: [...new Set([...(schema.examples ?? []), schema.default])] }))
  .map(({ key, values }) => ({ key, values: values.filter((value) => value !== undefined) }))
  .filter(({ values }) => values.length > 1);

export function headersOf(caller: Caller | undefined): Record<string, string> {
  return { host: caller?.host ?? '', authorization: `Bearer ${caller?.token}`, 'client-version': '1.0.0' };
}

async function revisionOf(address: string, caller: Caller): Promise<number> {
  const answer = await fetch(address, { headers: headersOf(caller) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { revision: number }).revision;
}

export interface Served {
  readonly address: string;
  stop: () => Promise<void>;
}

let built: Promise<string> | undefined;

/** Built once, like `npm start` builds the server: running from source would add a cost to every function for its name. */
export function buildProcess(): Promise<string> {
  return (built ??= bundle());
}

async function bundle(): Promise<string> {
  const folder = join(benchFolder, 'server');
  await bundleServer(folder, { 'server-process': 'tests/bench/server/server-process.ts' });
  return join(folder, 'server-process.js');
}

/** A server in a process of its own, on the same database as the others. */
export async function serve(file: string, which: 'ours' | 'working' | 'floor'): Promise<Served> {
  const port = String(await freePort());
  // The API's own host serves the tokens of all providers: `fetch` can't name another host than that of its address.
  const host = { PORT: port, API_HOST: `http://127.0.0.1:${port}` };
  const env = { ...process.env, ...measuredEnvironment, ...host, NODE_ENV: 'production' };
  const child: ChildProcess = fork(file, [which], {
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(message as string));
    child.once('exit', (code) => reject(new Error(`the process of "${which}" ended with ${code}`)));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    address,
    stop: () => {
      child.disconnect();
      return ended;
    },
  };
}

/** Every round runs each scenario once; the first round is a warm-up and is not counted. */
async function takeTurns(all: readonly Measured[]): Promise<ReadonlyMap<string, readonly Load[]>> {
  const found = new Map<string, Load[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, run } of round % 2 === 0 ? all : all.toReversed()) {
      const one = await run();
      if (round > 0) found.get(name)?.push(one);
    }
  return found;
}
