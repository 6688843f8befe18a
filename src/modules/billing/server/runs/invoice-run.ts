/**
 * Invoice runs: the nightly one at 02:00 (F246) over all providers, and those that staff start; each account in a
 * transaction of its own.
 */
import type { FastifyInstance } from 'fastify';
import type { JobHelpers } from 'graphile-worker';
import { wallClock } from '#platform/domain/time.ts';
import type { Access } from '#platform/server/db/access.ts';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { isAway } from '#platform/server/http/errors.ts';
import { eachProvider } from '#platform/server/jobs/each-tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { doPart } from '#platform/server/jobs/part.ts';
import { createInvoices, type InvoiceRun } from '../invoices/create-invoices.ts';
import { sumOfInvoices } from '../invoices/read-invoice.ts';
import { addInvoicingRun, finishRun, noteOutcome, waitingAccounts } from './repository.ts';

const startedRunJobName = 'started_invoice_run';

export async function enqueueStartedRun(tx: Transaction, data: StartedRun['data']): Promise<void> {
  await enqueueJob(tx, startedRunJobName, data, { maxAttempts: 5 });
}

/** The queue repeats an interrupted run, which skips accounts that were already invoiced. */
export function invoiceRunJob(app: FastifyInstance): Job {
  return {
    name: 'invoice_run',
    // Midnight in UTC is 02:00 in South Africa, which has no daylight saving.
    cron: '0 0 * * *',
    catchesUp: true,
    run: async (worker, _payload, { logger }) => {
      const { date: today } = wallClock(app.services.clock());
      let failed = 0;
      const failedProviders = await eachProvider(worker, logger, async ({ id: providerId }) => {
        const settings = await inTenant(worker, providerId, (tx) => app.settings.decidingWithin(tx, providerId));
        failed += await invoiceProvider(app, worker, { providerId, settings, today }, logger);
      });
      if (failed > 0 || failedProviders > 0)
        throw new Error(`${failed} accounts and ${failedProviders} providers were not invoiced.`);
    },
  };
}

/** Invoices a part of the waiting accounts, and enqueues itself for the rest. */
export function startedRunJob(app: FastifyInstance): Job {
  return {
    name: startedRunJobName,
    run: async (worker, payload, { logger }) => {
      const { provider_id: providerId, data } = payload as StartedRun;
      const { id, day } = data;
      const settings = await inTenant(worker, providerId, (tx) => app.settings.decidingWithin(tx, providerId));
      const run = { providerId, settings, today: wallClock(app.services.clock()).date, day };
      const waiting = await inTenant(worker, providerId, (tx) => waitingAccounts(tx, id));
      await doPart(waiting, (accountId) => invoiceAccount(worker, run, id, accountId, logger));
      await inTenant(worker, providerId, async (tx) => {
        if ((await waitingAccounts(tx, id)).length > 0) await enqueueStartedRun(tx, data);
        else await finishRun(tx, id, app.services.clock());
      });
    },
    giveUp: async (worker, payload) => {
      const { provider_id: providerId, data } = payload as StartedRun;
      await inTenant(worker, providerId, async (tx) => {
        for (const accountId of await waitingAccounts(tx, data.id))
          await noteOutcome(tx, { providerId, runId: data.id, accountId }, { state: 'failed', problem: notCreated });
        await finishRun(tx, data.id, app.services.clock());
      });
    },
  };
}

interface StartedRun {
  readonly provider_id: number;
  readonly data: { readonly id: number; readonly day: string };
}

const notCreated = 'The invoice couldn’t be created. Try again';

/** Returns the number of failed accounts; a failure does not affect the others. */
async function invoiceProvider(
  app: FastifyInstance,
  worker: Access,
  run: InvoiceRun,
  logger: JobHelpers['logger'],
): Promise<number> {
  const { providerId, today: day } = run;
  const { runId, accounts } = await inTenant(worker, providerId, async (tx) => ({
    runId: await addInvoicingRun(tx, { providerId, day, startedBy: null }),
    accounts: await tx.selectFrom('accounts').select('id').where('account_type', '<>', 'guest').orderBy('id').execute(),
  }));
  let failed = 0;
  for (const { id } of accounts) if (!(await invoiceAccount(worker, run, runId, id, logger))) failed += 1;
  await inTenant(worker, providerId, (tx) => finishRun(tx, runId, app.services.clock()));
  return failed;
}

/** False when it failed. A nightly run only records accounts with something to invoice. */
async function invoiceAccount(
  worker: Access,
  run: InvoiceRun,
  runId: number,
  accountId: number,
  logger: JobHelpers['logger'],
): Promise<boolean> {
  const at = { providerId: run.providerId, runId, accountId };
  const isNightly = run.day === undefined;
  try {
    await inTenant(worker, run.providerId, async (tx) => {
      const numbers = await createInvoices(tx, run, accountId);
      if (numbers.length > 0) {
        const total_cents = await sumOfInvoices(tx, numbers);
        await noteOutcome(tx, at, { state: 'invoiced', invoices: numbers.length, total_cents });
      } else if (!isNightly) await noteOutcome(tx, at, { state: 'nothing' });
    });
    return true;
  } catch (error) {
    // The job goes on with the same account when the database is back.
    if (isAway(error)) throw error;
    logger.error(`account ${accountId} of provider ${run.providerId}: ${String(error)}`);
    const problem = error instanceof ApiError ? error.message : notCreated;
    await inTenant(worker, run.providerId, (tx) => noteOutcome(tx, at, { state: 'failed', problem }));
    return false;
  }
}
