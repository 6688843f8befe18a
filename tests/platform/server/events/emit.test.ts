/** Events are written in the emitting transaction, become jobs, and are purged when no longer needed. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asOwner, inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { EventName, EventPayloads } from '#generated/events.ts';
import type { CommittedEvent } from '#platform/server/db/access.ts';
import { startDispatcher } from '#platform/server/events/dispatcher.ts';
import { emit } from '#platform/server/events/emit.ts';
import { handleEvent, handlersOf, type Delivery } from '#platform/server/events/handlers.ts';
import { jobsOf, startWorker, type JobLog } from '#platform/server/jobs/worker.ts';
import { testDatabase } from '../../../database.ts';
import { jobsLookMs } from '../../../patience.ts';

const database = await testDatabase();
const log: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const changed = { account_id: 7, field_ids: ['f'], revision: 3 };

function stored(providerId = 1) {
  return inTenant(database.app, providerId, (tx) =>
    tx.selectFrom('events').select(['id', 'name', 'payload', 'is_dispatched']).orderBy('id').execute(),
  );
}

it('is written by a statement that a connection prepares once', async () => {
  await inTenant(database.app, 9, async (tx) => emit(tx, 'account_answers_changed', changed));
  await inTenant(database.app, 9, async (tx) => emit(tx, 'account_answers_changed', changed));
  const { rows } = await inTenant(database.app, 9, (tx) =>
    sql<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements where name = 'write_event'`.execute(tx),
  );
  expect(rows).toEqual([{ uses: 2 }]);
});

it('is written if and only if the transaction commits, and then announced in this process', async () => {
  const announced: [number, readonly CommittedEvent[]][] = [];
  database.app.commitListeners.add((providerId, events) => announced.push([providerId, events]));
  await expect(
    inTenant(database.app, 1, (tx) => {
      emit(tx, 'account_answers_changed', changed);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
  await inTenant(database.app, 1, async (tx) => {
    emit(tx, 'account_answers_changed', { ...changed, field_ids: [`it's a "quote" \\`] });
    emit(tx, 'integration_rules_changed', { rule_id: null, revision: 4 });
  });
  database.app.commitListeners.clear();
  const rows = await stored();
  expect(rows.map(({ name, payload }) => [name, payload])).toEqual([
    ['account_answers_changed', { ...changed, field_ids: [`it's a "quote" \\`] }],
    ['integration_rules_changed', { rule_id: null, revision: 4 }],
  ]);
  expect(announced).toEqual([[1, rows.map(({ id, name, payload }) => ({ id, name, payload }))]]);
  expect(await stored(2)).toEqual([]);
});

// Checked by the compiler: these lines must not compile for an undeclared event or payload.
type Declared<Name, Payload> = Name extends EventName ? (Payload extends EventPayloads[Name] ? true : false) : false;
const declared: Declared<'account_answers_changed', typeof changed> = true;
const misspelt: Declared<'account_answer_changed', typeof changed> = false;
const misshapen: Declared<'account_answers_changed', { account_id: string }> = false;

it('is rejected outside a tenant, undeclared, and with an invalid payload', async () => {
  await expect(asOwner(database.owner, async (tx) => emit(tx, 'account_answers_changed', changed))).rejects.toThrow(
    'needs the transaction of a tenant',
  );
  await inTenant(database.app, 1, async (tx) => {
    expect([declared, misspelt, misshapen]).toEqual([true, false, false]);
    const untyped = emit as (on: Transaction, name: string, payload: object) => void;
    expect(() => untyped(tx, 'account_answer_changed', changed)).toThrow(
      'No event "account_answer_changed" is declared',
    );
    expect(() => untyped(tx, 'account_answers_changed', { account_id: '7' })).toThrow('is not what its schema says');
    const empty = { ...changed, field_ids: [] };
    expect(() => emit(tx, 'account_answers_changed', empty)).toThrow('/field_ids fails minItems');
  });
});

it('reaches its handlers even if the connection breaks in between, and is purged with its deliveries', async () => {
  const runs: Delivery[] = [];
  const handlers = handlersOf([
    {
      name: 'payments',
      handlers: {
        account_answers_changed: async (tx, _payload, delivery) => {
          // Events of the tests above are not counted.
          if (delivery.providerId !== 2) return;
          runs.push(delivery);
          const row = { provider_id: delivery.providerId, type: 'effect', source: 'api' };
          await tx.insertInto('audit_events').values(row).execute();
          if (runs.length === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        },
      },
    },
  ]);
  await startWorker(database, log, [...jobsOf({ smtpUrl: null, mailFrom: '' }), handleEvent(handlers)], jobsLookMs);
  startDispatcher(database, log, handlers);
  await inTenant(database.app, 2, async (tx) => emit(tx, 'account_answers_changed', changed));
  const effects = () =>
    inTenant(database.app, 2, async (tx) => [
      (await tx.selectFrom('audit_events').select('id').where('type', '=', 'effect').execute()).length,
      runs.length,
    ]);
  await expect.poll(effects).toEqual([1, 2]);
  expect((await stored(2)).map(({ is_dispatched }) => is_dispatched)).toEqual([true]);

  await asOwner(database.owner, async (tx) => {
    const old = { emitted_at: new Date(Date.now() - 15 * 86_400_000) };
    await tx.updateTable('events').set(old).where('provider_id', '=', 2).execute();
  });
  await database.owner.pool.query(`select graphile_worker.add_job('purge_events')`);
  await expect.poll(() => stored(2)).toEqual([]);
  const deliveries = () =>
    asOwner(database.owner, (tx) =>
      tx.selectFrom('event_deliveries').select('event_id').where('provider_id', '=', 2).execute(),
    );
  expect(await deliveries()).toEqual([]);
  expect(await stored(1)).toHaveLength(2);
});
