/** Long work in parts, each a job of its own. */

const partMs = 10_000;

/**
 * Does as many as fit into one run of a job, at least one: other jobs get a turn, and however often processes die, what was
 * done before costs the rest none of its attempts.
 */
export async function doPart<T>(items: readonly T[], work: (item: T, at: number) => Promise<unknown>): Promise<void> {
  const end = performance.now() + partMs;
  for (const [at, item] of items.entries()) {
    await work(item, at);
    if (performance.now() > end) return;
  }
}
