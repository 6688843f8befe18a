/** A quote that nobody accepted in time expires: by a job that was enqueued for that moment when the quote was saved. */
import { tenantJob } from '#platform/server/jobs/job.ts';
import { emit } from '#platform/server/events/emit.ts';

export const expireQuoteJob = 'expire_quote';

export const expireQuote = tenantJob(expireQuoteJob, async (tx, data) => {
  const { id } = data as { readonly id: number };
  const row = await tx
    .updateTable('shipments')
    .set((set) => ({ status: 'quote-expired', revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'quote')
    .where('quote_valid_until', '<=', new Date())
    .returning(['provider_id', 'account_id', 'status', 'revision'])
    .executeTakeFirst();
  if (!row) return;
  const { provider_id, account_id, revision } = row;
  const event = { provider_id, shipment_id: id, status: 'quote-expired', source: 'system' };
  await tx.insertInto('tracking_events').values(event).execute();
  emit(tx, 'shipment_updated', { shipment_id: id, account_id, status: 'quote-expired', revision, fields: ['status'] });
});
