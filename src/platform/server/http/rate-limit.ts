/** Counts attempts in this process, so that a password cannot be guessed by trying; a success forgets the attempts before it. */
import { ApiError } from './api-error.ts';

export interface Limit {
  readonly max: number;
  readonly window_seconds: number;
  /** A success counts as well. */
  readonly every?: boolean;
}

interface Attempts {
  count: number;
  readonly until: number;
}

/** Beyond this many keys the oldest are dropped: an attacker must not be able to fill the memory. */
const maxKeys = 50_000;

export class RateLimiter {
  readonly #attempts = new Map<string, Attempts>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one attempt; throws 429 with the seconds to wait when there were too many. */
  take(key: string, limit: Limit): void {
    const now = this.#now();
    const before = this.#attempts.get(key);
    const attempts = before && before.until > now ? before : { count: 0, until: now + limit.window_seconds * 1000 };
    if (attempts.count >= limit.max) throw tooMany(Math.ceil((attempts.until - now) / 1000));
    attempts.count += 1;
    this.#attempts.delete(key);
    this.#attempts.set(key, attempts);
    const oldest = this.#attempts.size > maxKeys ? this.#attempts.keys().next() : undefined;
    if (oldest && !oldest.done) this.#attempts.delete(oldest.value);
  }

  forget(key: string): void {
    this.#attempts.delete(key);
  }
}

function tooMany(seconds: number): ApiError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${wait}`, [], {
    retry_after: seconds,
  });
}
