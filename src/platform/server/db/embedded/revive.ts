/** Restarts the embedded server when it stops while this process uses it: killed, out of memory, crashed. */

const lookMs = 500;

export interface Watched {
  readonly isRunning: () => Promise<boolean>;
  /** Resolves once the server accepts connections again. */
  readonly start: () => Promise<void>;
  /** Writes a line to the log. */
  readonly log: (line: string) => void;
}

/** Checks twice a second. The returned function stops this, and resolves when a restart in progress has ended. */
export function keepRunning({ isRunning, start, log }: Watched): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      if (!(await isRunning()) && !ended) {
        log('PostgreSQL ended and is started again.');
        await start();
        log('PostgreSQL answers again.');
      }
    } catch (error) {
      log(`PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}`);
    }
    schedule();
  };
  const schedule = (): void => {
    if (!ended) timer = setTimeout(() => void (looking = look()), lookMs).unref();
  };
  schedule();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await looking;
  };
}
