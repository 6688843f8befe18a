/** Deletes expired sessions, idempotency keys and rate-limit counters every night, for all providers. */
// Across providers: the nightly job deletes expired rows of all of them.
import type { Job } from './job.ts';

export const purgeExpired: Job = {
  name: 'purge_expired',
  cron: '17 1 * * *',
  run: async (worker, _payload, helpers) => {
    const { rows } = await worker.pool.query<{ removed: number }>(
      'select app.purge_expired() + app.purge_attempts() as removed',
    );
    helpers.logger.info(`removed ${rows[0]?.removed ?? 0} expired rows`);
  },
};
