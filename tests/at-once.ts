/** Runs independent requests with limited concurrency, so that one is processed while another waits for the database. */

/** The size of the application's connection pool, so that no request waits for a connection. */
const width = 8;

/** Runs `work` for each item, a few at a time; rejects with the first failure, after running ones have ended. */
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
