/** Statements about rate limits. Each counts and checks in one statement, so that concurrent attempts cannot exceed a limit. */
import { sql } from 'kysely';
import type { Transaction } from '../db/tenant.ts';

/** A digest of whose attempts are counted, so that no address is stored. */
export interface Bucket {
  readonly providerId: number;
  readonly name: Buffer;
}

export interface Window {
  readonly max: number;
  readonly window_seconds: number;
}

export interface GrowingDelay {
  /** Number of attempts without a delay. */
  readonly free: number;
  readonly longest_seconds: number;
  /** Seconds after the last attempt until the bucket is deleted. */
  readonly window_seconds: number;
}

/** At most that many in a window; returns until when to wait, or undefined when the attempt was counted. */
export async function countAttempt(
  tx: Transaction,
  { providerId, name }: Bucket,
  { max, window_seconds: seconds }: Window,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql`
    insert into attempts as a (provider_id, name, count, expires_at) values (${providerId}, ${name}, 1, ${after(now, seconds)})
    on conflict (provider_id, name) do update
       set count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
           expires_at = case when a.expires_at <= ${now} then excluded.expires_at else a.expires_at end
     where a.expires_at <= ${now} or a.count < ${max}
    returning true`.execute(tx);
  return rows.length > 0 ? undefined : ((await expiryOf(tx, name)) ?? now);
}

/** Beyond the free ones each attempt waits twice as long as the one before; returns the same as above. */
export async function delayAttempt(
  tx: Transaction,
  { providerId, name }: Bucket,
  { free, longest_seconds: longest, window_seconds: seconds }: GrowingDelay,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql`
    insert into attempts as a (provider_id, name, count, next_at, expires_at)
    values (${providerId}, ${name}, 1, ${now}, ${after(now, seconds)})
    on conflict (provider_id, name) do update
       set count = case when a.expires_at <= ${now} then 1 else a.count + 1 end,
           next_at = ${now}::timestamptz + interval '1 second' *
             case when a.expires_at <= ${now} or a.count + 1 < ${free} then 0
                  else least(${longest}, power(2, least(a.count + 1 - ${free}, 30))) end,
           expires_at = excluded.expires_at
     where a.expires_at <= ${now} or a.next_at <= ${now}
    returning true`.execute(tx);
  if (rows.length > 0) return undefined;
  const found = await tx.selectFrom('attempts').select('next_at').where('name', '=', name).executeTakeFirst();
  return found?.next_at ?? now;
}

/** When a bucket expires; undefined when there is none. */
export async function expiryOf(tx: Transaction, name: Buffer): Promise<Date | undefined> {
  const found = await tx.selectFrom('attempts').select('expires_at').where('name', '=', name).executeTakeFirst();
  return found?.expires_at;
}

/** Marks a bucket for a while, without counting. */
export async function markUntil(tx: Transaction, { providerId, name }: Bucket, expires_at: Date): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({ provider_id: providerId, name, count: 0, expires_at })
    .onConflict((conflict) => conflict.columns(['provider_id', 'name']).doUpdateSet({ expires_at }))
    .execute();
}

/** Removes an attempt that turned out not to count. */
export async function takeBack(tx: Transaction, name: Buffer): Promise<void> {
  await sql`update attempts set count = greatest(count - 1, 0) where name = ${name}`.execute(tx);
}

export async function resetAttempts(tx: Transaction, name: Buffer): Promise<void> {
  await tx.deleteFrom('attempts').where('name', '=', name).execute();
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
