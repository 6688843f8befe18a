/** Removes events, and the record of who had them, every night over all providers. */
// Across providers: the nightly job removes what is old wherever it is.
import type { Job } from '../jobs/job.ts';

/** Well beyond the last retry of a handler, which comes after some three days. */
const keptFor = '14 days';

export const purgeEvents: Job = {
  name: 'purge_events',
  cron: '47 1 * * *',
  run: async (worker, _payload, helpers) => {
    const { rows } = await worker.pool.query<{ removed: number }>('select app.purge_events($1) as removed', [keptFor]);
    helpers.logger.info(`removed ${rows[0]?.removed ?? 0} events`);
  },
};
