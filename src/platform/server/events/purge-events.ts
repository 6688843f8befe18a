/** Deletes old events and their deliveries every night, for all providers. */
// Across providers: the nightly job deletes old events of all of them.
import type { Job } from '../jobs/job.ts';

/** Well beyond the last retry of a handler, after some three days. */
const retention = '14 days';

export const purgeEvents: Job = {
  name: 'purge_events',
  cron: '47 1 * * *',
  catchesUp: true,
  run: async (worker, _payload, helpers) => {
    const { rows } = await worker.pool.query<{ removed: number }>('select app.purge_events($1) as removed', [
      retention,
    ]);
    helpers.logger.info(`removed ${rows[0]?.removed ?? 0} events`);
  },
};
