/** Moves events from the outbox to the job queue, one job per handler: at once when notified, and by polling. */
import type { Database } from '../db/database.ts';
import type { CommitListener } from '../db/access.ts';
import type { JobLog } from '../jobs/worker.ts';
import type { KnownHandlers } from './handlers.ts';
import { dispatchEvents } from './repository.ts';

/** Finds events that were never announced, because their process died after its commit. */
const lookMs = 2_000;
const atOnce = 500;

/** Starts the dispatcher, which stops when the database closes. */
export function startDispatcher(database: Database, log: JobLog, known: KnownHandlers): void {
  const handlers: Record<string, string[]> = {};
  for (const [name, { event }] of known) (handlers[event] ??= []).push(name);
  let waiting = false;
  let work: Promise<void> | undefined;

  const moveAll = async (): Promise<void> => {
    while (waiting) {
      waiting = false;
      try {
        if ((await dispatchEvents(database.worker, handlers, atOnce)) === atOnce) waiting = true;
      } catch (error) {
        log.warn(`events wait to be dispatched: ${(error as Error).message}`);
        break;
      }
    }
    work = undefined;
  };
  const wake = (): void => {
    waiting = true;
    work ??= moveAll();
  };
  const timer = setInterval(wake, lookMs).unref();
  const onCommit: CommitListener = (_providerId, events) => {
    if (events.some(({ name }) => name in handlers)) wake();
  };
  const accesses = [database.app, database.worker];
  for (const { commitListeners } of accesses) commitListeners.add(onCommit);
  database.onClose(async () => {
    clearInterval(timer);
    for (const { commitListeners } of accesses) commitListeners.delete(onCommit);
    await work;
  });
  wake();
}
