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
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`;
  return new Worker(code, { ...options, eval: true });
}

interface Limits {
  readonly milliseconds: number;
  /** Of memory. */
  readonly megabytes: number;
}

/**
 * What a thread hands over in parts, `null` after the last one: the next part only when the one before was dealt with,
 * because all that has arrived is unpacked in one go. Throws `LimitExceeded`, or the error with which the thread failed.
 */
export async function* partsOfThread<Part>(...started: Parameters<typeof partsOnce>): AsyncGenerator<Part> {
  let hasBegun = false;
  for (let attempt = 1; ; attempt += 1)
    try {
      for await (const part of partsOnce(...started)) {
        hasBegun = true;
        yield part as Part;
      }
      return;
    } catch (error) {
      // On a busy machine a thread with a loader sometimes ends before it has read its code.
      if (hasBegun || attempt === 2 || !(error instanceof NothingSaid)) throw error;
    }
}

/** What a thread was given needs more time or memory than it has, or is nested too deeply. */
export class LimitExceeded extends Error {}

/** A thread came to its end without an error, and without having said that there is no more. */
class NothingSaid extends Error {}

async function* partsOnce(
  name: string,
  source: URL,
  workerData: unknown,
  { milliseconds, megabytes }: Limits,
): AsyncGenerator {
  const thread = startThread(name, source, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    void thread.terminate();
  }, milliseconds);
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', (error) => reject(isLimit(error) ? new LimitExceeded(error.message) : error));
    thread.once('exit', (code) => {
      const message = `The thread ${name} ended early with ${code}.`;
      reject(isLate ? new LimitExceeded(message) : new NothingSaid(message));
    });
  });
  // Awaited below; without this, a failure between two parts would be unhandled.
  ended.catch(() => undefined);
  try {
    for (;;) {
      const [part] = (await Promise.race([once(thread, 'message'), ended])) as [unknown];
      if (part === null) return;
      yield part;
      thread.postMessage('next');
    }
  } finally {
    clearTimeout(late);
    void thread.terminate();
  }
}

/** Whether an error of a thread is of its memory or its stack. */
function isLimit(error: Error): boolean {
  return error instanceof RangeError || Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
}
