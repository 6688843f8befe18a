/** Deletes rows and failed jobs whose time is over every night, for all providers; see `Retention`. */
import { inTenant } from '../db/tenant.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';
import { deleteExpired, deleteFailedJobs, type Retention } from './retention.ts';

export function purgeExpired(retention: readonly Retention[]): Job {
  return {
    name: 'purge_expired',
    cron: '17 1 * * *',
    catchesUp: true,
    run: async (worker, _payload, { logger }) => {
      let removed = 0;
      const failed = await eachTenant(worker, logger, async ({ id }) => {
        for (const one of retention) removed += await inTenant(worker, id, (tx) => deleteExpired(tx, one));
      });
      removed += await deleteFailedJobs(worker);
      logger.info(`removed ${removed} expired rows`);
      if (failed > 0) throw new Error(`Expired rows of ${failed} providers were not removed.`);
    },
  };
}
