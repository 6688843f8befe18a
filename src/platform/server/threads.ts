/** Worker threads that run code of our own, for work that can't be done in slices. */
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread. In production its code is a file of its own next to this code; in development it is the source, with
 * a loader.
 * @param name as in `scripts/start/bundle-server.mjs`
 */
export function startThread(name: string, source: URL, options: WorkerOptions): Worker {
  const built = new URL(`./${name}.js`, import.meta.url);
  if (existsSync(built)) return new Worker(built, options);
  const file = JSON.stringify(source.href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    ...options,
    eval: true,
  });
}

interface Limits {
  readonly milliseconds: number;
  /** Of memory. */
  readonly megabytes: number;
}

/**
 * What a thread hands over in parts, `null` after the last one: the next part only when the one before was dealt with,
 * because all that has arrived is unpacked in one go. Throws when the thread fails or exceeds a limit.
 */
export async function* partsOfThread<Part>(
  name: string,
  source: URL,
  workerData: unknown,
  { milliseconds, megabytes }: Limits,
): AsyncGenerator<Part> {
  const thread = startThread(name, source, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  const late = setTimeout(() => void thread.terminate(), milliseconds);
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error(`The thread ${name} ended early.`)));
  });
  // Awaited below; without this, a failure between two parts would be unhandled.
  ended.catch(() => undefined);
  try {
    for (;;) {
      const [part] = (await Promise.race([once(thread, 'message'), ended])) as [Part | null];
      if (part === null) return;
      yield part;
      thread.postMessage('next');
    }
  } finally {
    clearTimeout(late);
    void thread.terminate();
  }
}
