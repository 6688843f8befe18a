/** An event has exactly one effect per handler, even if processes die, or it is delivered twice or out of order. */
import fc from 'fast-check';
import type { JobHelpers } from 'graphile-worker';
import { expect, it } from 'vitest';
import type { Access } from '#platform/server/db/access.ts';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { handleEvent, handlersOf, type Handler } from '#platform/server/events/handlers.ts';
import { dispatchEvents } from '#platform/server/events/repository.ts';
import { testDatabase } from '../../../database.ts';

const database = await testDatabase();
const helpers = { logger: { warn: () => undefined } } as unknown as JobHelpers;
const providerId = 1;

type Name = 'account_answers_changed';

/** A visible effect of a handler: a row in the audit trail. */
function effect(tx: Transaction, object_id: string): Promise<unknown> {
  return tx
    .insertInto('audit_events')
    .values({ provider_id: providerId, type: 'effect', object_id, source: 'api' })
    .execute();
}

const plain: Handler<Name> = async (tx, _payload, { eventId }) => void (await effect(tx, `plain ${eventId}`));
/** Emits its own event, which is written with the commit. */
const telling: Handler<Name> = async (tx, _payload, { eventId }) => {
  await effect(tx, `telling ${eventId}`);
  emit(tx, 'integration_rules_changed', { rule_id: eventId, revision: 1 });
};
let failing = false;
const handlers = handlersOf([
  { name: 'plain', handlers: { account_answers_changed: plain } },
  {
    name: 'telling',
    handlers: {
      account_answers_changed: async (tx, payload, delivery) => {
        await telling(tx, payload, delivery);
        if (failing) throw new Error('the handler fails');
      },
    },
  },
]);
const names = { account_answers_changed: [...handlers.keys()] };
const job = handleEvent(handlers);

/** A process that dies at the commit of its transaction, before it or before its acknowledgement. */
function dying(when: 'before' | 'after'): Access {
  const connect = async () => {
    const client = await database.worker.pool.connect();
    const query = async (...args: unknown[]): Promise<unknown> => {
      const commits = typeof args[0] === 'string' && args[0].endsWith('commit');
      if (commits && when === 'before') throw new Error('died before the commit');
      const answer: unknown = await (client.query as (...all: unknown[]) => Promise<unknown>)(...args);
      if (commits) throw new Error('died after the commit');
      return answer;
    };
    return { query, release: () => client.release(true) };
  };
  return { ...database.worker, pool: { connect } as unknown as Access['pool'] };
}

interface Queued {
  readonly provider_id: number;
  readonly data: { readonly event_id: number; readonly handler: string };
}

async function queued(): Promise<Queued[]> {
  const { rows } = await database.owner.pool.query<{ payload: Queued }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'handle_event' order by j.id`,
  );
  return rows.map(({ payload }) => payload);
}

async function emitOne(committed: boolean): Promise<void> {
  const payload = { account_id: 1, field_ids: ['a'], revision: 1 };
  await inTenant(database.app, providerId, async (tx) => {
    emit(tx, 'account_answers_changed', payload);
    if (!committed) throw new Error('undone');
  }).catch(() => undefined);
}

const run = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('well', 'twice at once', 'handler fails', 'dies before', 'dies after'),
});
const steps = fc.record({
  emitted: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
  dispatchers: fc.integer({ min: 1, max: 3 }),
  runs: fc.array(run, { maxLength: 20 }),
});

it('has exactly one effect per event and handler', async () => {
  const oneRun = async (payload: Queued, how: string): Promise<void> => {
    failing = how === 'handler fails';
    const access = how === 'dies before' ? dying('before') : how === 'dies after' ? dying('after') : database.worker;
    const work = (): Promise<void> => job.run(access, payload, helpers).catch(() => undefined);
    await (how === 'twice at once' ? Promise.all([work(), work()]) : work());
    failing = false;
  };
  await fc.assert(
    fc
      .asyncProperty(steps, async ({ emitted, dispatchers, runs }) => {
        for (const committed of emitted) await emitOne(committed);
        await Promise.all(Array.from({ length: dispatchers }, () => dispatchEvents(database.worker, names, 2)));
        while ((await dispatchEvents(database.worker, names, 2)) > 0);
        const jobs = await queued();
        const expected = emitted.filter(Boolean).length;
        expect(jobs).toHaveLength(expected * handlers.size);
        if (jobs.length > 0) for (const { at, how } of runs) await oneRun(jobs[at % jobs.length]!, how);
        // What the queue eventually does with every job that failed.
        for (const payload of jobs.toReversed()) await job.run(database.worker, payload, helpers);
        const effects = await inTenant(database.app, providerId, (tx) =>
          tx.selectFrom('audit_events').select('object_id').where('type', '=', 'effect').orderBy('object_id').execute(),
        );
        const expectedJobs = jobs.map(({ data }) => `${data.handler.split('.')[0]} ${data.event_id}`).sort();
        expect(effects.map(({ object_id }) => object_id)).toEqual(expectedJobs);
        const events = await inTenant(database.app, providerId, (tx) =>
          tx.selectFrom('events').select('payload').where('name', '=', 'integration_rules_changed').execute(),
        );
        expect(events).toHaveLength(expected);
      })
      .beforeEach(() =>
        asOwner(database.owner, async (tx) => {
          await tx.deleteFrom('events').execute();
          await tx.deleteFrom('event_deliveries').execute();
          await tx.deleteFrom('audit_events').where('type', '=', 'effect').execute();
          await database.owner.pool.query('truncate graphile_worker._private_jobs');
        }),
      ),
    { numRuns: 40 },
  );
});
