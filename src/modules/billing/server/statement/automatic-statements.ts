/**
 * Statements that are emailed every month by themselves. A run waits for the statement day of its provider, is started
 * once, and sends each account its statement once, wherever it is interrupted.
 */
import type { FastifyInstance } from 'fastify';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { wallClock } from '#platform/domain/time.ts';
import { automaticAuthor, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isAway } from '#platform/server/http/errors.ts';
import { eachProvider } from '#platform/server/jobs/each-tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { doPart } from '#platform/server/jobs/part.ts';
import { nextStatementDay, previousStatementDay, usualStatementDay } from '../../domain/statement-day.ts';
import { prepareStatement } from './email-statements.ts';
import {
  awaitRun,
  dropWaitingRuns,
  failureOf,
  findMonthlyRun,
  finishRun,
  lastDayCovered,
  noteRecipients,
  noteResult,
  startRun,
  takeDueRun,
  waitingAccounts,
  type StatementRun,
} from './statement-runs.ts';
import { mailSummary } from './statement-summary.ts';

const sendJobName = 'send_statements';
/** Accounts per job run, at most. */
const accountsAtOnce = 100;
const maxAttempts = 5;
/** More accounts than a provider has. */
const mostAccounts = 1_000_000;

export function statementRunsJob(app: FastifyInstance): Job {
  return {
    name: 'statement_runs',
    // From 06:00 in South Africa, after the invoices of the night; half-hourly, so that it catches up after a restart.
    cron: '*/30 4-21 * * *',
    run: async (worker, _payload, { logger }) => {
      await eachProvider(worker, logger, async ({ id, status }) => {
        if (status !== 'inactive') await inTenant(worker, id, (tx) => startDue(app, tx, id));
      });
    },
  };
}

async function startDue(app: FastifyInstance, tx: Transaction, providerId: number): Promise<void> {
  const settings = await app.settings.decidingWithin(tx, providerId);
  if (settings.automatic_statements !== true) return dropWaitingRuns(tx);
  const now = app.services.clock();
  const today = wallClock(now).date;
  const day = settings.automatic_statements_day ?? usualStatementDay;
  await awaitRun(tx, providerId, today, nextStatementDay(today, day));
  const run = await takeDueRun(tx, today);
  if (!run) return;
  // Statement days belong to both periods: what happens later on such a day is on the next statement.
  const previous = previousStatementDay(run.due_on!, day);
  // Another day may have been chosen since: the period begins where the last one ended, so that nothing is missing.
  const period = { from: (await lastDayCovered(tx, previous)) ?? previous, to: today };
  await startRun(tx, run, { ...period, audience: settings.automatic_statements_to ?? 'owing', now });
  await enqueueSending(tx, { month: run.month! });
}

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly month: string };
}

function enqueueSending(tx: Transaction, data: Payload['data']): Promise<number> {
  return enqueueJob(tx, sendJobName, data, { maxAttempts });
}

/** Sends a part of a run and enqueues itself for the rest; the last part emails the summary. */
export function sendStatementsJob(app: FastifyInstance): Job {
  return {
    name: sendJobName,
    run: async (worker, payload, { logger }) => {
      const { provider_id: providerId, data } = payload as Payload;
      const { run, ids, origin } = await inTenant(worker, providerId, async (tx) => {
        const monthly = await findMonthlyRun(tx, data.month);
        const waiting = monthly ? await waitingAccounts(tx, monthly.id, accountsAtOnce) : [];
        return { run: monthly, ids: waiting, origin: await siteOf(tx, '') };
      });
      if (!run) return;
      await doPart(ids, (id) => sendOne(app, worker, { run, origin }, id, logger));
      await inTenant(worker, providerId, async (tx) => {
        if ((await waitingAccounts(tx, run.id, 1)).length > 0) await enqueueSending(tx, data);
        else if (await finishRun(tx, run.id, app.services.clock())) await mailSummary(app, tx, run);
      });
    },
    giveUp: async (worker, payload) => {
      const { provider_id: providerId, data } = payload as Payload;
      await inTenant(worker, providerId, async (tx) => {
        const run = await findMonthlyRun(tx, data.month);
        if (!run || run.finished_at) return;
        for (const id of await waitingAccounts(tx, run.id, mostAccounts))
          await noteResult(tx, run.id, id, failureOf(undefined));
        if (await finishRun(tx, run.id, app.services.clock())) await mailSummary(app, tx, run);
      });
    },
  };
}

/** A failure doesn’t stop the other accounts; the summary names it. */
async function sendOne(
  app: FastifyInstance,
  worker: Access,
  sending: Sending,
  accountId: number,
  logger: { readonly error: (message: string) => void },
): Promise<void> {
  const { provider_id: providerId, id } = sending.run;
  try {
    await send(app, worker, sending, accountId);
  } catch (error) {
    // The job goes on with the same account when the database is back.
    if (isAway(error)) throw error;
    const isRefused = error instanceof ApiError && error.status < 500;
    if (!isRefused) logger.error(`statement of account ${accountId} of provider ${providerId}: ${String(error)}`);
    const result = failureOf(isRefused ? error : undefined);
    await inTenant(worker, providerId, (tx) => noteResult(tx, id, accountId, result));
  }
}

interface Sending {
  readonly run: StatementRun;
  /** The site of the provider; undefined without one. */
  readonly origin: string | undefined;
}

async function send(app: FastifyInstance, worker: Access, { run, origin }: Sending, accountId: number): Promise<void> {
  const { id: runId, provider_id: providerId } = run;
  const now = app.services.clock();
  const period = { from: run.from_day!, to: run.to_day! };
  const { recipients, put } = await prepareStatement(app, accountId, {
    ...{ ...period, session: null, providerId, now, origin },
  });
  await inTenant(worker, providerId, async (tx) => {
    if (!(await noteResult(tx, runId, accountId, { state: 'sent' }))) return;
    await put(tx);
    await noteRecipients(tx, runId, accountId, recipients);
    const to = { statement_emailed_to: recipients, statement_period: `${period.from} to ${period.to}` };
    const change = { object_id: String(accountId), from: null, to };
    const audited = { providerId, type: 'account', at: now } as const;
    await writeAuditEvents(tx, audited, automaticAuthor(sendJobName), [change]);
  });
}
