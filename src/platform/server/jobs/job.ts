/** A job. Enqueued jobs run under the tenant that enqueued them; cron jobs run under none. */
import type { JobHelpers } from 'graphile-worker';
import type { Access } from '../db/access.ts';
import { inTenant, type Transaction } from '../db/tenant.ts';

export type Run = (worker: Access, payload: unknown, helpers: JobHelpers) => Promise<void>;

/**
 * Jobs of different lanes don't wait for each other: `work` is our own; `requests` go to systems that providers connect, which may
 * not answer for long; `messages` are mails and text messages, which people wait for; `files` are large ones that take minutes and
 * much memory to write.
 */
export type Lane = 'work' | 'requests' | 'messages' | 'files';

export interface Job {
  readonly name: string;
  /** `work` by default. */
  readonly lane?: Lane;
  /** When it runs, in cron's five fields, UTC. */
  readonly cron?: string;
  /** Whether a cron job that was due while no process ran is made up for at the next start, within a day. */
  readonly catchesUp?: boolean;
  readonly run: Run;
  /**
   * Records that nothing will come of it any more, where somebody would wait for it: after its last attempt failed, or
   * its process died in it. May run again, and after a run that did finish.
   */
  readonly giveUp?: (worker: Access, payload: unknown) => Promise<void>;
}

/** As stamped by `app.enqueue_job`. */
interface Stamped {
  readonly provider_id: number;
  readonly data: unknown;
}

/** A job in one transaction of the tenant in its payload. */
export function tenantJob(
  name: string,
  work: (tx: Transaction, data: unknown, providerId: number) => Promise<void>,
): Job {
  const run: Run = async (worker, payload) => {
    const { provider_id, data } = payload as Stamped;
    await inTenant(worker, provider_id, (tx) => work(tx, data, provider_id));
  };
  return { name, run };
}
