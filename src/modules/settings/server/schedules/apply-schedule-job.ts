/** Applies a scheduled change of settings when it is due. */
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { applySchedule, giveUpSchedule } from './apply-schedule.ts';
import { ProviderValuesCache } from '../values/cache.ts';
import { SaveQueue } from '../saving/save-queue.ts';
import { scheduleTask } from './schedule-settings.ts';
import type { Job } from '#platform/server/jobs/job.ts';

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly schedule_id: number };
}

export interface SavingServices {
  /** The access of the API: a scheduled change is saved like any other. */
  readonly access: Access;
  readonly keys: KeyRing;
  readonly clock: () => Date;
  /** Email domains of the platform's own team. */
  readonly internalDomains?: readonly string[];
}

export function applySettingsSchedule({ access, keys, clock, internalDomains = [] }: SavingServices): Job {
  const services = { access, keys, cache: new ProviderValuesCache(access), queue: new SaveQueue(), internalDomains };
  return {
    name: scheduleTask,
    async run(_worker, payload) {
      const { provider_id, data } = payload as Payload;
      await applySchedule(services, provider_id, data.schedule_id, clock());
    },
    async giveUp(_worker, payload) {
      const { provider_id, data } = payload as Payload;
      await giveUpSchedule(services, provider_id, data.schedule_id, clock());
    },
  };
}
