/** Stores what became of something that can't be taken back, such as a mail that the server has accepted. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from '../http/errors.ts';

const attempts = 20;
const againMs = 1_000;

/** Waits for a database that is away: without its outcome, it would be sent again. `store` may run twice. */
export async function keepOutcome(store: () => Promise<void>, pauseMs: number = againMs): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store();
    } catch (error) {
      if (attempt === attempts || !isAway(error)) throw error;
      await sleep(pauseMs);
    }
  }
}
