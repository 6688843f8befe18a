/** Requests that do not depend on each other, some of them at a time: one is worked on while another waits for the database. */

/** As many as the application has connections for, so that none waits for a connection. */
const width = 8;

/** Does `work` with each of the items, a few at a time; fails with the first failure, once those under way have ended. */
export async function eachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of left) {
      if (failures.length > 0) return;
      await work(item).catch((failure: unknown) => failures.push(failure));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
