/** The cost of events for writers, at a thousand per second, and their latency to fifty open browsers. */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loadServerModules } from '#app/server-modules.ts';
import { loadConfig } from '#platform/server/config.ts';
import { openDatabase, type Database } from '#platform/server/db/database.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { handledEvents, handlersOf } from '#platform/server/events/handlers.ts';

import { Push } from '#platform/server/events/push.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { buildProcess, serve, headersOf } from './server/server.ts';
import { buildWorld, measuredEnvironment, type Caller } from './server/server-world.ts';

const writers = 10;
const perSecond = 1_000;
const seconds = 3;
const rounds = 4;
const browsers = 50;
const changes = 20;

/** Handlers are only counted here; they run in the other process. */
const idle = {} as FastifyInstance;

const silent = { warn: () => undefined } as unknown as FastifyBaseLogger;

export async function measureEvents(): Promise<readonly Line[]> {
  const world = await buildWorld(writers);
  // Dispatches events and notifies browsers, beside the process that writes.
  const server = await serve(await buildProcess(), 'working');
  const database = await openDatabase(loadConfig(measuredEnvironment));
  const known = (await loadServerModules()).map(({ name, handlers }) => ({ name, handlers: handlers?.(idle) ?? {} }));
  database.app.handledEvents = handledEvents(handlersOf(known));
  const push = await Push.open(database, silent);
  try {
    return [
      ...(await measureWrites(database, world.apart)),
      ...(await measureHearing(database, server.address, world.apart[0]!)),
    ];
  } finally {
    await push.close();
    await database.close();
    await server.stop();
    await world.close();
  }
}

/** A write as modules make it: one row in a tenant transaction and, if `telling`, its event. */
function write(database: Database, providerId: number, telling: boolean): Promise<void> {
  return inTenant(database.app, providerId, async (tx) => {
    const row = { provider_id: providerId, type: 'bench', object_id: 'row', source: 'api', change_to: '{"value": 1}' };
    await tx.insertInto('audit_events').values(row).execute();
    if (telling) emit(tx, 'account_answers_changed', { account_id: 1, field_ids: ['one'], revision: 1 });
  });
}

interface Written {
  /** Duration of one write, ms. */
  readonly time: number;
  readonly perSecond: number;
}

/** Writes arrive at a constant rate; one whose writer is busy starts as soon as possible. */
async function paced(database: Database, callers: readonly Caller[], telling: boolean): Promise<Written> {
  const times: number[] = [];
  const gap = (1_000 * writers) / perSecond;
  const begin = performance.now();
  await Promise.all(
    callers.map(async ({ providerId }, index) => {
      const start = begin + (gap * index) / writers;
      for (let at = start; at < begin + seconds * 1_000; at += gap) {
        const early = at - performance.now();
        if (early > 0) await sleep(early);
        const before = performance.now();
        await write(database, providerId, telling);
        times.push(performance.now() - before);
      }
    }),
  );
  const took = (performance.now() - begin) / 1_000;
  return { time: median(times), perSecond: times.length / took };
}

async function measureWrites(database: Database, callers: readonly Caller[]): Promise<readonly Line[]> {
  const found: Record<'plain' | 'telling', Written[]> = { plain: [], telling: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of round % 2 === 0 ? (['plain', 'telling'] as const) : (['telling', 'plain'] as const)) {
      const one = await paced(database, callers, kind === 'telling');
      // The first round is a warm-up.
      if (round > 0) found[kind].push(one);
    }
  const time = (kind: 'plain' | 'telling') => median(found[kind].map((one) => one.time));
  const rate = (kind: 'plain' | 'telling') => median(found[kind].map((one) => one.perSecond));
  const line = (what: string, kind: 'plain' | 'telling', rest: Partial<Line> = {}): Line => ({
    part: 'events',
    what,
    value: time(kind),
    unit: 'ms',
    note: `${Math.round(rate(kind))} writes/s`,
    ...rest,
  });
  return [
    line(`a write, ${perSecond} a second`, 'plain'),
    line(`the same with an event each`, 'telling', {
      against: 'without events',
      ratio: time('telling') / time('plain'),
      goal: { of: 'ratio', atMost: 1.15 },
    }),
  ];
}

/** Listens to the event stream like a browser; calls `heard` with each revision. */
function listen(
  address: string,
  headers: Readonly<Record<string, string>>,
  onRevision: (revision: number) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/events`, { headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, revision] of text.matchAll(/"entity":"account","id":1,"revision":(\d+)/g))
          onRevision(Number(revision));
      });
      resolve(() => request.destroy());
    });
  });
}

async function measureHearing(database: Database, address: string, caller: Caller): Promise<readonly Line[]> {
  const waiting = new Map<number, () => void>();
  const { origin } = await asOwner(database.owner, (tx) =>
    tx
      .selectFrom('provider_origins')
      .select('origin')
      .where('provider_id', '=', caller.providerId)
      .executeTakeFirstOrThrow(),
  );
  const headers = { ...headersOf(caller), host: origin };
  const closes = await Promise.all(
    Array.from({ length: browsers }, () => {
      const seen = new Set<number>();
      return listen(address, headers, (revision) => {
        if (!seen.has(revision)) waiting.get(revision)?.();
        seen.add(revision);
      });
    }),
  );
  const times: number[] = [];
  for (let revision = 100; revision < 100 + changes; revision += 1) {
    const all = new Promise<void>((resolve) => {
      let left = browsers;
      waiting.set(revision, () => (left -= 1) === 0 && resolve());
    });
    const begin = performance.now();
    await inTenant(database.app, caller.providerId, async (tx) =>
      emit(tx, 'account_answers_changed', { account_id: 1, field_ids: ['one'], revision }),
    );
    await all;
    times.push(performance.now() - begin);
  }
  for (const close of closes) close();
  return [
    {
      part: 'events',
      what: `${browsers} open browsers hear of a change, the last of them`,
      value: Math.max(...times),
      unit: 'ms',
      goal: { of: 'value', atMost: 1_000 },
      note: `median ${Math.round(median(times))} ms, ${changes} changes`,
    },
  ];
}
