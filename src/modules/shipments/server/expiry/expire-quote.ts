/** Expires a quote that was not accepted in time; the job is enqueued when it is saved. */
import { automaticAuthor } from '#platform/server/audit/write-audit.ts';
import { tenantJob } from '#platform/server/jobs/job.ts';
import { moveShipment } from '../services/move-shipment.ts';

export const expireQuoteJob = 'expire_quote';

export const expireQuote = tenantJob(expireQuoteJob, async (tx, data, providerId) => {
  const { id } = data as { readonly id: number };
  const now = new Date();
  const row = await tx
    .selectFrom('shipments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'quote')
    .where('quote_valid_until', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await moveShipment(tx, {
    ...{ providerId, shipmentId: id, parcelId: null, to: 'quote-expired', by: 'event', message: null, location: null },
    ...{ source: 'system', at: now, now, audit: automaticAuthor(expireQuoteJob) },
  });
});
