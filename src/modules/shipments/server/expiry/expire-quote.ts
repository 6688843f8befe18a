/** Expires a quote that was not accepted in time; the job is enqueued when it is saved. */
import { automaticAuthor } from '#platform/server/audit/write-audit.ts';
import { enqueueJob, startAt } from '#platform/server/db/enqueue.ts';
import { tenantJob } from '#platform/server/jobs/job.ts';
import { moveShipment } from '../services/move-shipment.ts';

export const expireQuoteJob = 'expire_quote';

export const expireQuote = tenantJob(expireQuoteJob, async (tx, data, providerId) => {
  const { id } = data as { readonly id: number };
  const now = new Date();
  const row = await tx
    .selectFrom('shipments')
    .select('quote_valid_until as until')
    .where('id', '=', id)
    .where('status', '=', 'quote')
    .where('quote_valid_until', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.until) return;
  // The clock of the database is ahead of ours.
  if (row.until > now) {
    await enqueueJob(tx, expireQuoteJob, { id }, { runAt: await startAt(tx, row.until, now) });
    return;
  }
  await moveShipment(tx, {
    ...{ providerId, shipmentId: id, parcelId: null, to: 'quote-expired', by: 'event', message: null, location: null },
    ...{ source: 'system', at: now, now, audit: automaticAuthor(expireQuoteJob) },
  });
});
