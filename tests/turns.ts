/** Counts how often a piece of work lets others have their turn: no clock decides, as each of its slices is over at once. */
import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { vi } from 'vitest';

/** Work that takes long in every step must leave as many turns as it has steps. */
export async function turnsLeftBy(work: () => Promise<unknown>): Promise<number> {
  const own = new AsyncLocalStorage<true>();
  let turns = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'Immediate' && own.getStore()) turns += 1;
    },
  }).enable();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  try {
    await own.run(true, work);
  } finally {
    clock.mockRestore();
    hook.disable();
  }
  return turns;
}
