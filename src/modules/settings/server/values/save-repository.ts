/** The statements of a save. What is written goes in as one statement. */
import type { Access } from '#platform/server/db/access.ts';
import { prepared, preparedAlone, type Transaction } from '#platform/server/db/tenant.ts';
import type { Place } from './repository.ts';

export interface HistoryRow {
  readonly key: string;
  readonly revision: number;
  readonly value: unknown;
  readonly is_secret: boolean;
  readonly was_reset: boolean;
  readonly changed_at: Date;
  readonly changed_by_name: string | null;
}

const movesText = `
  select distinct on (h.key, h.revision > $5) h.key, h.revision, h.value, h.is_secret, h.was_reset, h.changed_at,
         u.name as changed_by_name
    from setting_history h left join users u on u.id = h.changed_by
   where h.provider_id = $1 and h.scope = $2 and h.scope_id = $3 and h.key = any($4)
   order by h.key, h.revision > $5, h.revision desc, h.id desc`;

/** Of each key that moved after `since` in a place: its last state up to then, if any, and its newest state. */
export async function findMoves(
  tx: Transaction,
  providerId: number,
  { scope, scopeId }: Place,
  keys: readonly string[],
  since: number,
): Promise<HistoryRow[]> {
  const rows = await prepared<HistoryRow>(tx, 'moves', movesText, [providerId, scope, scopeId, keys, since]);
  const moved = new Set(rows.filter((row) => row.revision > since).map((row) => row.key));
  return rows.filter((row) => moved.has(row.key));
}

/** Whether an account, branch or user of the provider exists. */
export async function scopeExists(tx: Transaction, scope: 'account' | 'branch' | 'user', id: number): Promise<boolean> {
  const table = { account: 'accounts', branch: 'branches', user: 'users' } as const;
  return (await tx.selectFrom(table[scope]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export interface AuditContext {
  readonly type: string;
  readonly requestId: string;
  readonly clientVersion: string;
  readonly source: string;
  readonly userId: number;
  readonly userName: string;
  /** False for a platform user, whose name no provider is told beside a value. */
  readonly isOwnUser: boolean;
  readonly impersonatedId: number | null;
  readonly impersonatedName: string | null;
}

export interface Written {
  readonly key: string;
  /** JSON text; null for a secret and for a reset. */
  readonly value: string | null;
  readonly secret: Buffer | null;
  readonly reset: boolean;
  readonly objectId: string;
  /** JSON text of what the audit shows. */
  readonly from: string | null;
  readonly to: string | null;
}

const writeText = `select app.write_settings($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
  $20) as revision`;

/**
 * Values, history, audit and the next revision, which it returns. Null when the values no longer stand at `expected`.
 * Outside a transaction it is one of its own.
 */
export async function writeSettings(
  on: Transaction | Access,
  providerId: number,
  expected: number,
  { scope, scopeId }: Place,
  written: readonly Written[],
  audit: AuditContext,
  now: Date,
): Promise<number | null> {
  const column = <K extends keyof Written>(name: K): Written[K][] => written.map((row) => row[name]);
  const values = [
    ...[providerId, expected, scope, scopeId, column('key'), column('value'), column('secret'), column('reset')],
    ...[column('objectId'), column('from'), column('to'), now, audit.type, audit.requestId, audit.clientVersion],
    ...[audit.source, audit.userId, audit.userName, audit.impersonatedId, audit.impersonatedName],
  ];
  const [row] =
    'pool' in on
      ? await preparedAlone<{ revision: number | null }>(on, 'write settings', writeText, values)
      : await prepared<{ revision: number | null }>(on, 'write settings', writeText, values);
  return row?.revision ?? null;
}
