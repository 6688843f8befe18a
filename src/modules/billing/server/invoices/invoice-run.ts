/** The nightly invoice run at 02:00 (F246): over all providers, each account in a transaction of its own. */
// Across providers: one run makes the invoices of all of them, account by account within its own tenant.
import type { FastifyInstance } from 'fastify';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { wallClock } from '#platform/domain/time.ts';
import { createInvoices, type InvoiceRun } from './create-invoices.ts';

/** A run that ends early is made again by the queue; accounts that were invoiced already are left alone. */
export function invoiceRunJob(app: FastifyInstance): Job {
  return {
    name: 'invoice_run',
    // Midnight in UTC is 02:00 in South Africa, which has no summer time.
    cron: '0 0 * * *',
    run: async (worker, _payload, { logger }) => {
      const { date: today } = wallClock(app.services.clock());
      const { rows } = await worker.pool.query<{ id: number }>('select app.provider_ids() as id');
      let made = 0;
      const failed: string[] = [];
      for (const { id: providerId } of rows) {
        const settings = await inTenant(worker, providerId, (tx) => app.settings.decidingWithin(tx, providerId));
        const outcome = await invoiceProvider(worker, { providerId, settings, today });
        made += outcome.made;
        failed.push(...outcome.failed);
      }
      logger.info(`created ${made} invoices`);
      if (failed.length > 0) throw new Error(`Not invoiced: ${failed.join('; ')}`);
    },
  };
}

/** What goes wrong with one account leaves the others invoiced. */
async function invoiceProvider(
  worker: Access,
  run: InvoiceRun,
): Promise<{ readonly made: number; readonly failed: readonly string[] }> {
  const { providerId } = run;
  const accounts = await inTenant(worker, providerId, (tx) =>
    tx.selectFrom('accounts').select('id').where('account_type', '<>', 'guest').orderBy('id').execute(),
  );
  const failed: string[] = [];
  let made = 0;
  for (const { id } of accounts) {
    try {
      made += (await inTenant(worker, providerId, (tx) => createInvoices(tx, run, id))).length;
    } catch (error) {
      failed.push(`account ${id} of provider ${providerId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { made, failed };
}
