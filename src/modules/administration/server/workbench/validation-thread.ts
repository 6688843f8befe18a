/**
 * Validates edited sections in a thread of its own, one at a time and each for a limited time: what somebody types may hold a pattern that
 * never comes to an end, and nobody else may wait for it.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { SectionValidationResult } from '#engine/authoring/validate-section.ts';
import type { ValidateAnswer, ValidateTask } from './validation-worker.ts';

export type Outcome =
  | { readonly kind: 'validated'; readonly validationResult: SectionValidationResult }
  | { readonly kind: 'too_long' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'busy' };

interface Limits {
  /** For one section, from the moment that the thread begins with it. */
  readonly milliseconds: number;
  /** How many may wait. */
  readonly waiting: number;
}

const startMilliseconds = 30_000;
const idleMilliseconds = 120_000;

export class ValidationThread {
  private readonly limits: Limits;
  private worker: Promise<Worker> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(limits: Limits = { milliseconds: 8_000, waiting: 8 }) {
    this.limits = limits;
  }

  async validate(task: ValidateTask): Promise<Outcome> {
    if (this.waiting >= this.limits.waiting) return { kind: 'busy' };
    this.waiting += 1;
    clearTimeout(this.idle);
    const mine = this.queue.then(() => this.run(task));
    this.queue = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.rest();
    }
  }

  /** Starts the thread ahead of the first question. */
  warm(): void {
    this.worker ??= started();
    this.worker.catch(() => undefined);
    if (this.waiting === 0) this.rest();
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await (await worker?.catch(() => undefined))?.terminate();
  }

  /** Ends when nobody asks for a while. */
  private rest(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), idleMilliseconds).unref();
  }

  private async run(task: ValidateTask): Promise<Outcome> {
    try {
      this.worker ??= started();
      const answer = await within(ask(await this.worker, task), this.limits.milliseconds);
      if (answer === undefined) {
        await this.close();
        return { kind: 'too_long' };
      }
      return 'validationResult' in answer
        ? { kind: 'validated', validationResult: answer.validationResult }
        : { kind: 'failed', message: answer.failed };
    } catch (error) {
      await this.close();
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Built, it lies beside this code as a file of its own; in development it is the source, for which a loader is there too. */
function started(): Promise<Worker> {
  const built = new URL('./schema-validate.js', import.meta.url);
  const source = JSON.stringify(new URL('./validation-worker.ts', import.meta.url).href);
  const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  const worker = existsSync(built)
    ? new Worker(built, { resourceLimits })
    : new Worker(fromSource, { resourceLimits, eval: true });
  worker.unref();
  return within(message(worker), startMilliseconds).then((ready) => {
    if (ready !== undefined) return worker;
    void worker.terminate();
    throw new Error('The thread that validates schemas did not start.');
  });
}

const resourceLimits = { maxOldGenerationSizeMb: 256 };

function ask(worker: Worker, task: ValidateTask): Promise<ValidateAnswer> {
  // First, because a task that cannot be posted throws here, and nobody would be left to await the answer.
  worker.postMessage(task);
  return message(worker) as Promise<ValidateAnswer>;
}

/** The next that it says; rejects when it ends instead. */
function message(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', said).off('error', broke).off('exit', ended);
      worker.unref();
    };
    const said = (value: unknown): void => {
      settle();
      resolve(value);
    };
    const broke = (error: unknown): void => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const ended = (): void => {
      settle();
      reject(new Error('The thread that validates schemas ended.'));
    };
    worker.on('message', said).on('error', broke).on('exit', ended);
    worker.ref();
  });
}

/** Undefined when it takes longer. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    work.catch(() => undefined);
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(late);
  }
}
