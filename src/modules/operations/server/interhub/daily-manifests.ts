/** Opens the transfers of the daily schedule: one per day for each due entry, unless its last one is still open. */
import type { FastifyInstance } from 'fastify';
import { dayNumber } from '#modules/rates/domain/day-number.ts';
import { southAfricanHolidays } from '#modules/rates/domain/public-holidays.ts';
import { startOfDay, wallClock } from '#platform/domain/time.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import { lock } from '#platform/server/db/lock.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { eachProvider } from '#platform/server/jobs/each-tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { isDue, type DailyManifest } from '../../domain/daily-manifest.ts';
import { openTransfer } from './transfers.ts';

const isHoliday = southAfricanHolidays();

const schedule: AuditAuthor = {
  ...{ request_id: 'daily_manifests', client_version: '', source: 'automatic', user_id: null, user_name: null },
  ...{ impersonated_user_id: null, impersonated_user_name: null },
};

export function dailyManifestsJob(app: FastifyInstance): Job {
  return {
    name: 'daily_manifests',
    // And in the last minute of an hour: an entry of 23:58 would be due on no other run of its day.
    cron: '*/5,59 * * * *',
    run: async (worker, _payload, { logger }) => {
      await eachProvider(worker, logger, async ({ id, status }) => {
        if (status === 'inactive') return;
        const opened = await inTenant(worker, id, (tx) => openDue(app, tx, id, logger));
        if (opened > 0) logger.info(`opened ${opened} daily manifests for provider ${id}`);
      });
    },
  };
}

/**
 * Returns the number of opened transfers; an entry that can’t be opened, such as that of a retired branch, does not
 * block the others.
 */
export async function openDue(
  app: FastifyInstance,
  tx: Transaction,
  providerId: number,
  logger: { readonly warn: (message: string) => void },
): Promise<number> {
  const settings = await app.settings.decidingWithin(tx, providerId);
  if (settings.unused_feature_interhub_transfers === true) return 0;
  const now = app.services.clock();
  const clock = wallClock(now);
  const due = (settings.daily_manifests_config ?? []).filter((entry) =>
    isDue(entry, clock, (date) => isHoliday(dayNumber(date))),
  );
  // A run that is repeated after a crash may meet the next one.
  if (due.length > 0) await lock(tx, 'daily manifests', providerId);
  let opened = 0;
  for (const entry of due) {
    const branches = await branchesOf(tx, entry);
    if (!branches || (await wasOpened(tx, entry.id, startOfDay(clock.date)))) continue;
    try {
      await openTransfer(tx, { providerId, author: schedule, now }, settings, {
        ...{ ...branches, carrier: entry.carrier, service_level: entry.service_level },
        ...{ note: entry.name, scheduleId: entry.id },
      });
      opened += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      logger.warn(`The daily manifest ${entry.name} can’t be opened: ${error.message}`);
    }
  }
  return opened;
}

async function branchesOf(tx: Transaction, { from_branch, to_branch }: DailyManifest) {
  const rows = await tx
    .selectFrom('branches')
    .select(['id', 'code'])
    .where('code', 'in', [from_branch, to_branch])
    .execute();
  const idOf = (code: string): number | undefined => rows.find((one) => one.code === code)?.id;
  const [from_branch_id, to_branch_id] = [idOf(from_branch), idOf(to_branch)];
  return from_branch_id !== undefined && to_branch_id !== undefined ? { from_branch_id, to_branch_id } : undefined;
}

/** Whether the entry has a transfer of today, or an older one that is still open. */
async function wasOpened(tx: Transaction, scheduleId: string, today: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('interhub_transfers')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .where((one) => one.or([one('created_at', '>=', today), one('status', '=', 'open')]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
