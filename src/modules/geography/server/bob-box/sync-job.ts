/** Synchronises the lockers of a provider with Bob Box at the configured interval: each run enqueues the next. */
import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { openBobBox } from '../services/bob-box.ts';
import type { BobBox } from './client.ts';
import { keepLockers } from './keep-lockers.ts';

const syncJob = 'sync_bob_box';
const minuteMs = 60_000;

/** Settings that affect whether and when lockers are synchronised. */
const deciding: ReadonlySet<string> = new Set([
  ...['enable_bob_box', 'bob_box_sync_enabled', 'bob_box_api_key', 'bob_box_sync_interval'],
]);

/** At most one job is waiting: a later one replaces it. */
function enqueueSync(tx: Transaction, runAt?: Date): Promise<number> {
  return enqueueJob(tx, syncJob, {}, { jobKey: syncJob, ...(runAt && { runAt }) });
}

export const bobBoxHandlers: EventHandlers = {
  async settings_changed(tx, { scope, keys }) {
    if (scope === 'provider' && keys.some((key) => deciding.has(key))) await enqueueSync(tx);
  },
};

/** No transaction is open during requests to Bob Box. A failed run is not retried, because the next one is due soon. */
export function syncBobBox(app: FastifyInstance): Job {
  return {
    name: syncJob,
    lane: 'requests',
    async run(worker, payload) {
      const { provider_id: providerId } = payload as { readonly provider_id: number };
      const bobBox = await inTenant(worker, providerId, async (tx): Promise<BobBox | undefined> => {
        const opened = await openBobBox(app, tx, providerId);
        if (!opened) return undefined;
        await enqueueSync(tx, new Date(Date.now() + opened.intervalMinutes * minuteMs));
        return opened.bobBox;
      });
      if (!bobBox) return;
      const lockers = await bobBox.lockers();
      await inTenant(worker, providerId, (tx) => keepLockers(tx, providerId, lockers));
    },
  };
}
