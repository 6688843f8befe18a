/** Statements about limited attempts. Each counts and looks in one, so that no number of them at once gets past a limit. */
import { sql } from 'kysely';
import type { Transaction } from '../db/tenant.ts';

/** Whose attempts: a digest, so that no address is kept. */
export interface Bucket {
  readonly providerId: number;
  readonly name: Buffer;
}

export interface Window {
  readonly max: number;
  readonly window_seconds: number;
}

export interface GrowingDelay {
  /** Attempts that wait for nothing. */
  readonly free: number;
  readonly longest_seconds: number;
  /** How long after the last attempt all is forgotten. */
  readonly window_seconds: number;
}

/** At most so many in a window; answers until when to wait, or undefined when the attempt was counted. */
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

/** Beyond the free ones each waits twice as long as the one before; answers as above. */
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

/** Until when a bucket is kept; undefined when there is none. */
export async function expiryOf(tx: Transaction, name: Buffer): Promise<Date | undefined> {
  const found = await tx.selectFrom('attempts').select('expires_at').where('name', '=', name).executeTakeFirst();
  return found?.expires_at;
}

/** Marks something for a while, without counting. */
export async function markUntil(tx: Transaction, { providerId, name }: Bucket, expires_at: Date): Promise<void> {
  await tx
    .insertInto('attempts')
    .values({ provider_id: providerId, name, count: 0, expires_at })
    .onConflict((conflict) => conflict.columns(['provider_id', 'name']).doUpdateSet({ expires_at }))
    .execute();
}

/** One attempt was none after all. */
export async function takeBack(tx: Transaction, name: Buffer): Promise<void> {
  await sql`update attempts set count = greatest(count - 1, 0) where name = ${name}`.execute(tx);
}

export async function forget(tx: Transaction, name: Buffer): Promise<void> {
  await tx.deleteFrom('attempts').where('name', '=', name).execute();
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
