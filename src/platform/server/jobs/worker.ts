/** Starts the job workers in the API's process, with a database role of their own; they stop before the pools close. */
import { EventEmitter } from 'node:events';
import { Logger, type LogLevel, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Database } from '../db/database.ts';
import type { Job, Lane } from './job.ts';
import { openMailer } from '../mail/mailer.ts';
import { purgeEvents } from '../events/purge-events.ts';
import { watchWorkers, type Living } from './dead-workers.ts';
import { withGivingUp } from './given-up.ts';
import { purgeExpired } from './purge-expired.ts';
import { platformRetention, type Retention } from './retention.ts';
import { sendMail, type ProviderSender } from '../mail/send-mail-job.ts';

export interface JobLog {
  readonly debug: (message: string) => void;
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
}

export interface Mailing {
  /** Null while no mail server is configured. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
}

/** `ofProvider`: how a provider sends its mails. `retention`: of the modules' tables. */
export function jobsOf(
  { smtpUrl, mailFrom }: Mailing,
  ofProvider: ProviderSender = unknownSender,
  retention: readonly Retention[] = [],
): readonly Job[] {
  const platform = smtpUrl === null ? null : openMailer(smtpUrl, mailFrom);
  return [purgeExpired([...platformRetention, ...retention]), purgeEvents, sendMail(platform, ofProvider)];
}

const unknownSender: ProviderSender = () => Promise.reject(new Error('Emails of providers can’t be sent here.'));

/** The worker logs a lot at level info. */
const methods: Readonly<Record<LogLevel, keyof JobLog>> = {
  debug: 'debug',
  info: 'debug',
  warning: 'warn',
  error: 'error',
};

function taskList(database: Database, known: readonly Job[]): TaskList {
  return Object.fromEntries(
    known.map((job): [string, TaskList[string]] => {
      const runOrGiveUp = withGivingUp(job);
      return [job.name, (payload, helpers) => runOrGiveUp(database.worker, payload, helpers)];
    }),
  );
}

/** Jobs that run at the same time in each lane. Requests and messages mostly wait for an answer; see `queueOf`. */
const lanes: Readonly<Record<Lane, number>> = { work: 2, requests: 8, messages: 8, files: 1 };

/** Two workers that look for a job of a queue at the same moment may each find none, as one locks the queues. */
const queuesLookMs = 2_000;

const dayMs = 86_400_000;

/** @param lookMs polling interval for due jobs; new jobs are announced at once */
export async function startWorker(
  database: Database,
  log: JobLog,
  known: readonly Job[],
  lookMs = 10_000,
): Promise<void> {
  const { liveAs } = watchWorkers(database, log, known, lookMs);
  for (const lane of Object.keys(lanes) as Lane[]) {
    const own = known.filter((job) => (job.lane ?? 'work') === lane);
    if (own.length > 0)
      await startLane(database, log, own, {
        ...{ concurrency: lanes[lane], liveAs, lookMs: lane === 'work' ? lookMs : Math.min(lookMs, queuesLookMs) },
      });
  }
}

interface LaneOptions extends Living {
  readonly concurrency: number;
  readonly lookMs: number;
}

async function startLane(
  database: Database,
  log: JobLog,
  known: readonly Job[],
  { concurrency, lookMs, liveAs }: LaneOptions,
): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<number>();
  events.once('pool:create', ({ workerPool }) => liveAs(workerPool.id, running));
  events.on('job:start', ({ job }) => running.add(Number(job.id)));
  events.on('job:complete', ({ job }) => running.delete(Number(job.id)));
  const runner = await run({
    events,
    pgPool: database.worker.pool,
    taskList: taskList(database, known),
    parsedCronItems: parseCronItems(
      known.flatMap(({ name, cron, catchesUp = false }) =>
        cron ? [{ task: name, match: cron, identifier: name, options: { backfillPeriod: catchesUp ? dayMs : 0 } }] : [],
      ),
    ),
    concurrency,
    pollInterval: lookMs,
    // The process handles signals itself.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[methods[level]](message)),
  });
  let stopping = false;
  // If it stops unexpectedly, the API continues and the failure is logged.
  runner.promise.catch((error: Error) => (stopping ? undefined : log.error(`job worker ended: ${error.message}`)));
  database.onClose(async () => {
    stopping = true;
    await runner.stop();
  });
}
