/**
 * Jobs without attempts left, because each failed or its process died in the last one: what waits for such a job would
 * be shown as running for ever. It runs once more, only to record that it was given up.
 */
// Across providers: all jobs share one queue.
import type pg from 'pg';
import type { Job, Run } from './job.ts';

/** Attempts at recording it, so that it survives a restart of the database. */
const recordingAttempts = 10;

/** The job as the queue runs it: its last failure gives it up at once. */
export function withGivingUp({ run, giveUp }: Job): Run {
  if (!giveUp) return run;
  return async (worker, payload, helpers) => {
    if (isGivenUp(payload)) return giveUp(worker, payload);
    try {
      await run(worker, payload, helpers);
    } catch (error) {
      const { attempts, max_attempts } = helpers.job;
      // If this fails as well, the job is found without attempts later.
      if (attempts >= max_attempts) await giveUp(worker, payload);
      throw error;
    }
  };
}

function isGivenUp(payload: unknown): boolean {
  return (payload as { readonly given_up?: boolean }).given_up === true;
}

/** Enqueues the jobs without attempts to be given up; returns their number. */
export async function giveUpJobs(pool: pg.Pool, known: readonly Job[]): Promise<number> {
  const names = known.filter(({ giveUp }) => giveUp).map(({ name }) => name);
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs j
        set payload = (j.payload::jsonb || '{"given_up": true}')::json, run_at = now(),
            max_attempts = j.attempts + ${recordingAttempts}
       from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = any($1) and j.attempts >= j.max_attempts and j.locked_at is null
        and not j.payload::jsonb ? 'given_up'
        -- Replaced while it ran, by a job with the same key that does the same.
        and not exists (select from graphile_worker._private_jobs n
                         where n.task_id = j.task_id and n.id <> j.id and n.attempts < n.max_attempts
                           and n.payload::jsonb = j.payload::jsonb)`,
    [names],
  );
  return rowCount ?? 0;
}
