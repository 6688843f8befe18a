/** Carries out a bulk change, one transaction per row: the job can stop anywhere and run again without changing a row twice. */
import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '#generated/calls.ts';
import { meets, type Requirement } from '#platform/domain/permission.ts';
import type { AuditAuthor } from '../audit/write-audit.ts';
import { enqueueJob } from '../db/enqueue.ts';
import { inTenant, type Transaction } from '../db/tenant.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { isAway } from '../http/errors.ts';
import type { Acting } from '../http/session.ts';
import type { Job } from '../jobs/job.ts';
import { doPart } from '../jobs/part.ts';
import { findActing } from '../lists/find-viewer.ts';
import {
  findBulkChange,
  findWaiting,
  finishBulkChange,
  finishRows,
  takeRow,
  type StoredBulkChange,
} from './repository.ts';

/** The user who requested the change, with their current permissions. */
export interface BulkActor {
  readonly session: Acting;
  readonly providerId: number;
  readonly audit: AuditAuthor;
  readonly now: Date;
  /** The id of the bulk change. */
  readonly bulkChangeId: number;
}

/**
 * Changes one row with this user's permissions, in a transaction that also marks it as done. An `ApiError` refuses this
 * row and no other. `input` is the body of the call without the ids. Returns what the user is warned of, if anything.
 */
export type BulkWork = (
  tx: Transaction,
  id: number,
  input: unknown,
  actor: BulkActor,
) => Promise<string | undefined | void>;

/**
 * Prepares the work for one row outside of its transaction, which then keeps no lock and no connection waiting: a
 * document is printed and stored. May happen again for a row that is not changed.
 */
export interface PreparedBulkWork {
  readonly prepare: (id: number, input: unknown, actor: BulkActor) => Promise<BulkWork>;
}

/**
 * Hears of each row that got nothing, in the transaction that records it, for work that keeps results of its own.
 * `refusal` is undefined for the rows that were given up after failures.
 */
export type BulkRefused = (
  tx: Transaction,
  id: number,
  input: unknown,
  refusal: ApiError | undefined,
) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The work for each row, by the call that requests it. */
    bulkWorks: Map<string, BulkWork | PreparedBulkWork>;
    bulkRefused: Map<string, BulkRefused>;
  }
}

export const bulkChangeJobName = 'bulk_change';
/** Rows per job run, at most. */
const rowsAtOnce = 200;
/** More rows than a bulk change may have. */
const mostRows = 100_000;

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly id: number };
}

export function enqueueBulkChange(tx: Transaction, id: number): Promise<number> {
  return enqueueJob(tx, bulkChangeJobName, { id }, { maxAttempts: 5 });
}

type Within = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

export function bulkChangeJob(app: FastifyInstance): Job {
  const access = app.services.database.app;
  const withinTenant =
    (providerId: number): Within =>
    (work) =>
      inTenant(access, providerId, work);
  return {
    name: bulkChangeJobName,
    run: async (_worker, payload, { job }) => {
      const { provider_id: providerId, data } = payload as Payload;
      const within = withinTenant(providerId);
      const change = await within((tx) => findBulkChange(tx, data.id));
      const isLast = job.attempts >= job.max_attempts;
      if (change?.state === 'running') await carryOut(app, change, within, isLast);
    },
    giveUp: async (_worker, payload) => {
      const { provider_id: providerId, data } = payload as Payload;
      await withinTenant(providerId)(async (tx) => {
        const change = await findBulkChange(tx, data.id);
        if (change?.state === 'running') await endBulkChange(app, tx, change, notChanged);
      });
    },
  };
}

/** Why a row that failed for a reason that isn't its own was not changed. */
const notChanged = 'Nothing was changed. Try again.';

async function carryOut(
  app: FastifyInstance,
  change: StoredBulkChange,
  within: Within,
  isLast: boolean,
): Promise<void> {
  const { id, call, user_provider_id, user_id } = change;
  const work = app.bulkWorks.get(call);
  if (!work) throw new Error(`Nothing is known to do for ${call}.`);
  const session = await findActing(app.services.database.app, user_provider_id, user_id);
  const actor = { session, providerId: change.provider_id, audit: change.author as AuditAuthor, bulkChangeId: id };
  const waiting = await within((tx) => findWaiting(tx, id, rowsAtOnce));
  await doPart(waiting, (row) =>
    changeRow(app, within, change, row, isLast, async () => {
      requireStill(call as CallName, session);
      const now = { ...actor, now: app.services.clock() };
      const prepared = 'prepare' in work ? await work.prepare(row, change.input, now) : work;
      return (tx) => prepared(tx, row, change.input, now);
    }),
  );
  await within(async (tx) => {
    if ((await findWaiting(tx, id, 1)).length === 0) await finishBulkChange(tx, id);
    else await enqueueBulkChange(tx, id);
  });
}

/** A permission that was revoked meanwhile refuses the remaining rows. */
function requireStill(call: CallName, { can }: Acting): void {
  const { permission } = calls[call] as { readonly permission: Requirement | null };
  if (permission && !meets(can, permission)) throw forbidden();
}

async function changeRow(
  app: FastifyInstance,
  within: Within,
  { id, call, input }: StoredBulkChange,
  row: number,
  isLast: boolean,
  prepare: () => Promise<(tx: Transaction) => ReturnType<BulkWork>>,
): Promise<void> {
  try {
    const work = await prepare();
    await within(async (tx) => {
      if (!(await takeRow(tx, id, row))) return;
      const warning = await work(tx);
      await finishRows(tx, id, row, { state: 'changed', message: warning ?? null });
    });
  } catch (error) {
    const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
    // A row that fails every time must not keep the rows after it from being changed.
    if (!refusal && (!isLast || isAway(error))) throw error;
    if (!refusal) app.log.error({ err: error }, `row ${row} of bulk change ${id} failed`);
    await within(async (tx) => {
      if (!(await takeRow(tx, id, row))) return;
      await finishRows(tx, id, row, { state: 'refused', message: refusal?.message ?? notChanged });
      await app.bulkRefused.get(call)?.(tx, row, input, refusal);
    });
  }
}

/** Refuses the remaining rows. A row that is being processed is finished first. */
export async function endBulkChange(
  app: FastifyInstance,
  tx: Transaction,
  { id, call, input }: StoredBulkChange,
  reason: string,
): Promise<void> {
  const refused = app.bulkRefused.get(call);
  if (refused) for (const row of await findWaiting(tx, id, mostRows)) await refused(tx, row, input, undefined);
  await finishRows(tx, id, undefined, { state: 'refused', message: reason });
  await finishBulkChange(tx, id);
}
