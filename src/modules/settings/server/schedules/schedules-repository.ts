/** Statements about scheduled changes. Their secrets are stored separately and encrypted. */
import { sql } from 'kysely';
import type { SettingSchedulesStatus } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { Place } from '../values/repository.ts';

/** Why a scheduled change was suspended. */
export interface SuspendedFor {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly code?: string; readonly message: string }[];
}

export interface Schedule {
  readonly id: number;
  readonly provider_id: number;
  readonly scope: Place['scope'];
  readonly scope_id: number;
  readonly status: SettingSchedulesStatus;
  readonly run_at: Date;
  readonly note: string;
  readonly base_revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
  readonly environment: string;
  readonly is_confirmed: boolean;
  readonly reason: SuspendedFor | null;
  readonly scheduled_by: number;
  readonly scheduled_by_name: string;
  readonly scheduled_at: Date;
  readonly finished_by_name: string | null;
  readonly finished_at: Date | null;
  readonly finished_revision: number | null;
  /** The keys of its secrets. */
  readonly secrets: readonly string[];
}

const closedShown = 20;

/** Everything about scheduled changes except the texts of their secrets. */
function schedules(tx: Transaction) {
  return tx
    .selectFrom('setting_schedules as s')
    .selectAll('s')
    .select(
      sql<string[]>`array(select c.key from setting_schedule_secrets c where c.schedule_id = s.id order by c.key)`.as(
        'secrets',
      ),
    );
}

export async function findSchedule(tx: Transaction, id: number): Promise<Schedule | undefined> {
  return (await schedules(tx).where('s.id', '=', id).executeTakeFirst()) as Schedule | undefined;
}

/** The same, locked until the transaction ends. */
export async function lockSchedule(tx: Transaction, id: number): Promise<Schedule | undefined> {
  return (await schedules(tx).where('s.id', '=', id).forUpdate('s').executeTakeFirst()) as Schedule | undefined;
}

/** Open ones, the next first; then the latest of the others. */
export async function findSchedules(tx: Transaction, { scope, scopeId }: Place): Promise<Schedule[]> {
  const here = schedules(tx).where('s.scope', '=', scope).where('s.scope_id', '=', scopeId);
  const open = await here.where('s.status', 'in', ['waiting', 'suspended']).orderBy('s.run_at').execute();
  const closed = await here
    .where('s.status', 'in', ['applied', 'cancelled'])
    .orderBy('s.finished_at', 'desc')
    .limit(closedShown)
    .execute();
  return [...open, ...closed] as Schedule[];
}

export interface NewSchedule extends Pick<
  Schedule,
  | 'provider_id'
  | 'scope'
  | 'scope_id'
  | 'run_at'
  | 'note'
  | 'base_revision'
  | 'settings'
  | 'environment'
  | 'is_confirmed'
  | 'scheduled_by'
  | 'scheduled_by_name'
  | 'scheduled_at'
> {
  readonly reset: readonly string[];
}

/** `secrets`: encrypted for the scope of the change. */
export async function insertSchedule(
  tx: Transaction,
  { settings, reset, ...row }: NewSchedule,
  secrets: Readonly<Record<string, Buffer>>,
): Promise<number> {
  const { id } = await tx
    .insertInto('setting_schedules')
    .values({ ...row, settings: JSON.stringify(settings), reset: [...reset] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Object.entries(secrets).map(([key, secret]) => ({
    schedule_id: id,
    provider_id: row.provider_id,
    key,
    secret,
  }));
  if (rows.length > 0) await tx.insertInto('setting_schedule_secrets').values(rows).execute();
  return id;
}

export function findScheduleSecrets(tx: Transaction, id: number): Promise<{ key: string; secret: Buffer }[]> {
  return tx.selectFrom('setting_schedule_secrets').select(['key', 'secret']).where('schedule_id', '=', id).execute();
}

export type Settling =
  | { readonly status: 'suspended'; readonly reason: SuspendedFor; readonly finished_at: Date }
  | {
      readonly status: 'applied';
      readonly finished_at: Date;
      readonly finished_by_name: string | null;
      readonly finished_revision: number;
    }
  | { readonly status: 'cancelled'; readonly finished_at: Date; readonly finished_by_name: string }
  | (Pick<
      NewSchedule,
      'run_at' | 'base_revision' | 'is_confirmed' | 'scheduled_by' | 'scheduled_by_name' | 'scheduled_at'
    > & {
      readonly status: 'waiting';
    });

/** A finished change keeps no secrets. */
export async function settleSchedule(tx: Transaction, id: number, settling: Settling): Promise<void> {
  const reason = settling.status === 'suspended' ? JSON.stringify(settling.reason) : null;
  await tx
    .updateTable('setting_schedules')
    .set({ ...settling, reason })
    .where('id', '=', id)
    .execute();
  if (settling.status === 'applied' || settling.status === 'cancelled')
    await tx.deleteFrom('setting_schedule_secrets').where('schedule_id', '=', id).execute();
}

export interface ActingUser {
  readonly user: {
    readonly id: number;
    readonly provider_id: number;
    readonly email: string;
    readonly name: string;
    readonly role_id: number;
    readonly account_id: number | null;
    readonly branch_id: number | null;
    readonly limit_user_to_branch: number | null;
    readonly limit_user_to_account: number | null;
  };
  readonly role: { readonly id: number; readonly permissions: readonly string[] };
}

/** The current permissions of a user; null when the user no longer exists or may not sign in. */
export async function findActingUser(tx: Transaction, id: number): Promise<ActingUser | null> {
  const { rows } = await sql<{ acting: ActingUser | null }>`select app.acting_user(${id}) as acting`.execute(tx);
  return rows[0]?.acting ?? null;
}
