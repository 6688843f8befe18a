/**
 * Cancels a shipment that was not dropped off in time. The job is enqueued whenever a shipment starts to wait for its
 * drop-off, and again when its collection is rescheduled.
 */
import type { FastifyInstance } from 'fastify';
import { automaticAuthor } from '#platform/server/audit/write-audit.ts';
import { enqueueJob, startAt } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { dropoffExpiry } from '../../domain/dropoff.ts';
import { moveLocked } from '../services/move-shipment.ts';

const jobName = 'expire_dropoff';

export const dropoffHandlers = {
  shipment_created: (tx, { shipment_id: id }) => expectDropoff(tx, id),
  async shipment_status_changed(tx, { shipment_id: id, to }) {
    if (to === 'awaiting-dropoff') await expectDropoff(tx, id);
  },
  async shipment_updated(tx, { shipment_id: id, fields }) {
    if (fields.includes('collection_min_date')) await expectDropoff(tx, id);
  },
} satisfies EventHandlers;

/** One job per shipment: a later one replaces it. */
async function expectDropoff(tx: Transaction, id: number): Promise<void> {
  const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();
  const runAt = row && dropoffExpiry(row);
  if (runAt) await expireAt(tx, id, runAt);
}

async function expireAt(tx: Transaction, id: number, runAt: Date): Promise<void> {
  await enqueueJob(tx, jobName, { id }, { jobKey: `${jobName} ${id}`, runAt });
}

export function expireDropoff(app: FastifyInstance): Job {
  return {
    name: jobName,
    run: async (worker, payload) => {
      const { provider_id: providerId, data } = payload as { provider_id: number; data: { id: number } };
      await inTenant(worker, providerId, async (tx) => {
        const found = tx.selectFrom('shipments').selectAll().where('id', '=', data.id);
        const row = await found.forUpdate().executeTakeFirst();
        const expiry = row && dropoffExpiry(row);
        const now = app.services.clock();
        if (!expiry) return;
        // It was rescheduled meanwhile, or the clock of the database is ahead.
        if (expiry > now) return expireAt(tx, row.id, await startAt(tx, expiry, now));
        await moveLocked(tx, row, {
          ...{ providerId, shipmentId: row.id, parcelId: null, to: 'cancelled', by: 'event', location: null },
          ...{ message: 'Not dropped off in time', source: 'system', at: now, now },
          audit: automaticAuthor(jobName),
        });
      });
    },
  };
}
