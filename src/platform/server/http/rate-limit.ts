/** Rate limits, so that passwords cannot be guessed. Attempts are counted in the database, across all processes. */
import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Access } from '../db/access.ts';
import { inTenant } from '../db/tenant.ts';
import { ApiError } from './api-error.ts';
import { after, countAttempt, delayAttempt, expiryOf, markUntil, resetAttempts, takeBack } from './attempts.ts';

/** The `rate_limit` of a call's schema. */
export interface Limit {
  readonly max: number;
  readonly window_seconds: number;
  /** Successful attempts count as well. */
  readonly every?: boolean;
  /** Signed-in callers are not counted. */
  readonly guests_only?: boolean;
  /** Per account, from any address: after that many failures each attempt waits twice as long as the one before. */
  readonly account?: { readonly free: number; readonly longest_seconds: number };
  /** Per address, whichever account is named. */
  readonly address?: { readonly max: number; readonly window_seconds: number };
}

export interface Attempt {
  readonly call: string;
  readonly limit: Limit;
  readonly providerId: number;
  /** The signed-in user, from any address; otherwise the account that the request names. */
  readonly who: { readonly userId: number } | { readonly account: string };
  /** The client's address. */
  readonly ip: string;
}

const daySeconds = 24 * 3600;
/** Seconds after its last attempt until the delay of an account is reset. */
const delayedSeconds = daySeconds;
/** How long an address with a successful sign-in is exempt from delays caused by other addresses, in seconds. */
const knownSeconds = 90 * daySeconds;

export class RateLimiter {
  readonly #access: Access;
  readonly #now: () => Date;

  constructor(access: Access, now: () => Date) {
    this.#access = access;
    this.#now = now;
  }

  /** Counts one attempt; throws `too_many_attempts` (429) with the seconds to wait, without counting it. */
  async take(attempt: Attempt): Promise<void> {
    const now = this.#now();
    const { limit, providerId } = attempt;
    const { own, address, account, known } = bucketsOf(attempt);
    const refuseUntil = (until: Date | undefined): void => {
      if (until) throw tooManyUntil(until, now);
    };
    await inTenant(this.#access, providerId, async (tx) => {
      refuseUntil(await countAttempt(tx, { providerId, name: own }, limit, now));
      if (limit.address) refuseUntil(await countAttempt(tx, { providerId, name: address }, limit.address, now));
      if (!limit.account || !names(attempt) || ((await expiryOf(tx, known)) ?? now) > now) return;
      const delay = { ...limit.account, window_seconds: delayedSeconds };
      refuseUntil(await delayAttempt(tx, { providerId, name: account }, delay, now));
    });
  }

  /** A success resets the failures before it, unless successes count as well; the address keeps failures of other accounts. */
  async succeed(attempt: Attempt): Promise<void> {
    const { limit, providerId } = attempt;
    if (limit.every) return;
    const { own, address, account, known } = bucketsOf(attempt);
    await inTenant(this.#access, providerId, async (tx) => {
      // In the order in which attempts are counted, to avoid deadlocks.
      await resetAttempts(tx, own);
      if (limit.address) await takeBack(tx, address);
      if (!limit.account || !names(attempt)) return;
      await resetAttempts(tx, account);
      await markUntil(tx, { providerId, name: known }, after(this.#now(), knownSeconds));
    });
  }
}

/** Sign-ins through Google or with a passkey name no account, and are not delayed by others without one. */
function names({ who }: Attempt): boolean {
  return 'userId' in who || who.account.trim() !== '';
}

/** The database compares addresses in lower case, where a dotted capital İ becomes an i; here it becomes an i and a dot. */
function plainAccount(account: string): string {
  return account.trim().toLowerCase().replaceAll('i\u0307', 'i');
}

/** Attempts are counted under digests, so that neither addresses nor accounts are stored. */
function bucketsOf({ call, who, ip }: Attempt) {
  const network = networkOf(ip);
  const digest = (...parts: readonly string[]): Buffer => hash('sha256', JSON.stringify([call, ...parts]), 'buffer');
  const account = 'userId' in who ? `user ${who.userId}` : plainAccount(who.account);
  return {
    own: 'userId' in who ? digest('user', account) : digest('address and account', network, account),
    address: digest('address', network),
    account: digest('account', account),
    known: digest('known address of account', network, account),
  };
}

export function tooManyUntil(until: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds === 1 ? '1 second' : seconds < 90 ? `${seconds} seconds` : `${minutes} minutes`;
  return new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${wait}`, [], {
    retry_after: seconds,
  });
}

/** The network of a client: its IPv4 address, or the first 64 bits of IPv6, because a household is assigned the whole /64. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%', 1)[0]!.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
