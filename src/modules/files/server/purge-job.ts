/** Deletes expired files, bytes first, so that an interrupted purge finds them again the next time; and what interrupted writes left. */
// Across providers: the nightly job finds expired files; it deletes them provider by provider.
import type { Job } from '#platform/server/jobs/job.ts';
import type { Services } from '#platform/server/http/services.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { objectKey } from '#platform/server/storage/object.ts';

interface Expired {
  readonly provider_id: number;
  readonly folder: string;
  readonly id: string;
}

const atOnce = 500;
/** No write takes this long. */
const unfinishedMs = 86_400_000;

export function purgeFilesJob({ objects }: Pick<Services, 'objects'>): Job {
  return {
    name: 'purge_files',
    cron: '41 1 * * *',
    catchesUp: true,
    run: async (worker, _payload, { logger }) => {
      let removed = 0;
      // The oldest come first: one that can't be removed must not keep all later ones for ever.
      const stuck = new Map<string, unknown>();
      for (;;) {
        const { rows } = await worker.pool.query<Expired>('select * from app.expired_files($1)', [atOnce]);
        const before = removed;
        for (const { provider_id, folder, id } of rows) {
          if (stuck.has(id)) continue;
          try {
            await objects.remove(objectKey(provider_id, folder, id));
          } catch (error) {
            stuck.set(id, error);
            continue;
          }
          await inTenant(worker, provider_id, (tx) => tx.deleteFrom('stored_files').where('id', '=', id).execute());
          removed += 1;
        }
        if (rows.length < atOnce || removed === before) break;
      }
      const swept = await objects.sweep(new Date(Date.now() - unfinishedMs));
      logger.info(`removed ${removed} expired files, and ${swept} that were never finished`);
      const [first] = stuck.values();
      if (stuck.size > 0) throw new Error(`Expired files that could not be removed: ${stuck.size}`, { cause: first });
    },
  };
}
