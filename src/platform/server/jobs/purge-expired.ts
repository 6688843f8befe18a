/** Removes sessions, idempotency keys and counted attempts that have expired, every night, over all providers. */
// Across providers: the nightly job removes what expired wherever it is.
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
