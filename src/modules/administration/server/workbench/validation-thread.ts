/**
 * Validates edited sections in a worker thread, one at a time and with a time limit: a typed pattern may never
 * terminate, and must not block others.
 */
import type { Worker } from 'node:worker_threads';
import type { SectionValidationResult } from '#engine/authoring/validate-section.ts';
import { startThread } from '#platform/server/threads.ts';
import type { ValidateAnswer, ValidateTask, WorkerInput } from './validation-worker.ts';

export type Outcome =
  | { readonly kind: 'validated'; readonly validationResult: SectionValidationResult }
  | { readonly kind: 'too_long' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'busy' };

interface Limits {
  /** Time limit per section, from the start of its validation. */
  readonly milliseconds: number;
  /** Maximum number of waiting requests. */
  readonly waiting: number;
}

const startMilliseconds = 30_000;
const idleMilliseconds = 120_000;

export class ValidationThread {
  private readonly input: WorkerInput;
  private readonly limits: Limits;
  private worker: Promise<Worker> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(input: WorkerInput, limits: Limits = { milliseconds: 8_000, waiting: 8 }) {
    this.input = input;
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

  /** Starts the thread ahead of the first request. */
  warm(): void {
    this.worker ??= started(this.input);
    this.worker.catch(() => undefined);
    if (this.waiting === 0) this.rest();
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await (await worker?.catch(() => undefined))?.terminate();
  }

  /** Stops the thread after a period without requests. */
  private rest(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.close(), idleMilliseconds).unref();
  }

  private async run(task: ValidateTask): Promise<Outcome> {
    try {
      this.worker ??= started(this.input);
      const answer = await within(runTask(await this.worker, task), this.limits.milliseconds);
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

function started(workerData: WorkerInput): Promise<Worker> {
  const source = new URL('./validation-worker.ts', import.meta.url);
  const worker = startThread('schema-validate', source, { resourceLimits, workerData });
  worker.unref();
  return within(message(worker), startMilliseconds).then((ready) => {
    if (ready !== undefined) return worker;
    void worker.terminate();
    throw new Error('The thread that validates schemas did not start.');
  });
}

const resourceLimits = { maxOldGenerationSizeMb: 256 };

function runTask(worker: Worker, task: ValidateTask): Promise<ValidateAnswer> {
  // First, because a task that cannot be posted throws here, before anything awaits the answer.
  worker.postMessage(task);
  return message(worker) as Promise<ValidateAnswer>;
}

/** The next message; rejects when the thread ends instead. */
function message(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', onResult).off('error', broke).off('exit', ended);
      worker.unref();
    };
    const onResult = (value: unknown): void => {
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
    worker.on('message', onResult).on('error', broke).on('exit', ended);
    worker.ref();
  });
}

/** Undefined on timeout. */
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
