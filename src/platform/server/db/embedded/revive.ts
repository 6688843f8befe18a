/** Starts the embedded server again when it ends while this process uses it: killed, out of memory, crashed. */

const lookMs = 500;

export interface Watched {
  readonly isRunning: () => Promise<boolean>;
  /** Resolves once it answers again. */
  readonly start: () => Promise<void>;
  /** One line for the log. */
  readonly say: (line: string) => void;
}

/** Looks twice a second. The function that it returns ends the watch, and resolves when a start under way has ended. */
export function keepRunning({ isRunning, start, say }: Watched): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    try {
      if (!(await isRunning()) && !ended) {
        say('PostgreSQL ended and is started again.');
        await start();
        say('PostgreSQL answers again.');
      }
    } catch (error) {
      say(`PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}`);
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
