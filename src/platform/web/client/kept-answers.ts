/**
 * Answers that are kept in this browser for a page that is opened again without a connection. Signing out removes them
 * with everything else of the user.
 */
import type { CallName } from '#generated/calls.ts';
import { CallError } from './call-error.ts';
import type { Answer } from './call.ts';
import { impersonatedUsername } from './impersonation.ts';
import { recall, remember } from './memory.ts';
import { readToken } from './token.ts';

/** How long a connection that hardly works is waited for when there is a kept answer, in milliseconds. */
const patience = 3_000;

export interface ReadAnswer<T> {
  readonly answer: T;
  /** When a kept answer was read, in milliseconds; undefined when it was read now. */
  readonly keptAt?: number;
}

export function keepAnswer<N extends CallName>(name: N, answer: Answer<N>): void {
  remember(keyOf(name), JSON.stringify({ answer, keptAt: Date.now(), reader: reader() }));
}

/** What is being read, or the kept answer when the server can’t be reached. */
export async function orKept<N extends CallName, T extends Answer<N> | undefined>(
  name: N,
  reading: Promise<T>,
): Promise<ReadAnswer<Answer<N> | T>> {
  const kept = keptAnswer(name);
  if (!kept) return { answer: await reading };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return (await Promise.race([reading.then((answer) => ({ answer })), tooLong])) ?? kept;
  } catch (failure) {
    if (failure instanceof CallError && failure.status === 0) return kept;
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

function keptAnswer<N extends CallName>(name: N): Required<ReadAnswer<Answer<N>>> | undefined {
  const text = recall(keyOf(name));
  if (text === null) return undefined;
  const { answer, keptAt, reader: by } = JSON.parse(text) as Required<ReadAnswer<Answer<N>>> & { reader: string };
  return by === reader() ? { answer, keptAt } : undefined;
}

function keyOf(name: CallName): string {
  return `kept:${name}`;
}

/** What one user was answered is not shown to another. */
function reader(): string {
  return `${readToken() ?? ''} ${impersonatedUsername() ?? ''}`;
}
