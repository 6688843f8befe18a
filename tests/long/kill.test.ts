/**
 * Kills the server's and the database's process at random while fifty clients save: every acknowledged save is stored, and the service is
 * back within ten seconds each time. `KILL_SEED` repeats a run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { requestJson } from '../e2e/api.ts';
import { dataFolder, freePort, start } from '../e2e/started.ts';
import { demoPassword } from '../factories/password.ts';
import { killPart, longestMs } from './killing.ts';

const kills = 20;
const clients = 50;
/** A server that ends more than five times a minute is not restarted. */
const serverKills = { most: 4, withinMs: 61_000 };

const folder = dataFolder();
const server = start({ dataDir: folder.path, port: await freePort() });
afterAll(async () => {
  if (server.child.exitCode === null) await server.kill();
  folder.remove();
});

/** Pseudo-random numbers from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

interface Save {
  readonly value: { readonly lat: number; readonly lng: number };
  readonly revision: number;
}

const textOf = (revision: number, value: unknown): string => `${revision} ${JSON.stringify(value)}`;

/** Called for responses that are neither a save nor those of an unavailable service. */
type Unexpected = (answer: Response) => Promise<void>;

/** Saves one setting repeatedly until stopped; records the acknowledged saves. */
async function saveOn(
  client: number,
  token: string,
  acknowledged: Save[],
  unexpected: Unexpected,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const value = { lat: client, lng: turn / 1000 };
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/users/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ setting: 'map_default_location', value }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
    if (answer?.status === 200) acknowledged.push({ value, revision: ((await answer.json()) as Save).revision });
    else {
      const isAway = answer?.status === 503 && answer.headers.has('retry-after');
      if (answer && !isAway) await unexpected(answer);
      await sleep(100);
    }
  }
}

/** Every value that was ever stored, with its revision. */
async function history(token: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let before = '';
  do {
    const address = `/api/providers/settings/history?scope=user&setting=map_default_location&limit=100${before}`;
    const page = await requestJson<{
      revisions: { revision: number; changes: { to?: unknown }[] }[];
      next: number | null;
    }>(server.port, address, { token });
    for (const { revision, changes } of page.revisions) for (const { to } of changes) found.add(textOf(revision, to));
    before = page.next === null ? '' : `&before=${page.next}`;
  } while (before !== '');
  return found;
}

test(`every acknowledged save survives ${kills} kills of server and database, and the service is back each time`, async () => {
  await server.until(/Ready in/);
  const body = { email: 'staff@kestrel.test', password: demoPassword };
  const { access_token: token } = await requestJson<{ access_token: string }>(server.port, '/api/login', { body });
  const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 100_000);
  const random = randomFrom(seed);
  const acknowledged: Save[] = [];
  let over = false;
  const otherwise: string[] = [];
  const unexpected: Unexpected = async (answer) => {
    const id = String(answer.headers.get('x-request-id'));
    await answer.body?.cancel();
    otherwise.push(`${answer.status} ${id}`);
  };
  const saving = Array.from({ length: clients }, (_, client) =>
    saveOn(client, token, acknowledged, unexpected, () => over),
  );

  const back: { readonly what: string; readonly ms: number }[] = [];
  const recent: number[] = [];
  while (back.length < kills) {
    await sleep(500 + random() * 2_500);
    const isServer = random() < 0.5;
    if (isServer) {
      const oldest = recent.length < serverKills.most ? undefined : recent.shift();
      if (oldest !== undefined) await sleep(Math.max(0, oldest + serverKills.withinMs - Date.now()));
      recent.push(Date.now());
    }
    const what = isServer ? 'server' : 'database';
    back.push({ what, ms: await killPart(server, folder.path, what) });
  }
  over = true;
  await Promise.all(saving);

  const stored = await history(token);
  const lost = acknowledged.filter(({ revision, value }) => !stored.has(textOf(revision, value)));
  const slowest = Math.max(...back.map(({ ms }) => ms));
  console.log(
    `seed ${seed}: ${acknowledged.length} answered saves, ${lost.length} lost; ` +
      back.map(({ what, ms }) => `${what} ${ms} ms`).join(', '),
  );
  expect(acknowledged.length).toBeGreaterThan(kills * clients);
  expect(lost).toEqual([]);
  const logged = server.output().split('\n');
  const why = otherwise.map((one) => `${one} ${logged.find((line) => line.includes(one.slice(4))) ?? ''}`);
  expect(why).toEqual([]);
  expect(slowest).toBeLessThan(longestMs);
  expect(await server.interrupt()).toBe(0);
}, 600_000);
