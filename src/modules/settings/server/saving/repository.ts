/** The statements of a save, which is written in one statement. */
import type { Access } from '#platform/server/db/access.ts';
import { eventWritten, prepared, preparedAlone, type Transaction } from '#platform/server/db/tenant.ts';
import type { Place } from '../values/repository.ts';

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

/** For each key that changed after `since` in a scope: its last state until then, if any, and its newest state. */
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

/** The author for the audit events of a save: user, client, and impersonation. */
export interface Author {
  readonly type: string;
  readonly requestId: string;
  readonly clientVersion: string;
  readonly source: string;
  /** Null for the system. */
  readonly userId: number | null;
  readonly userName: string | null;
  readonly impersonatedId: number | null;
  readonly impersonatedName: string | null;
}

export interface AuditContext extends Author {
  readonly userId: number;
  readonly userName: string;
  /** False for a platform user, whose name is not shown to providers. */
  readonly isOwnUser: boolean;
}

export interface Written {
  readonly key: string;
  /** Undefined for a secret and for a reset. */
  readonly value: unknown;
  /** Encrypted. */
  readonly secret: Buffer | null;
  readonly reset: boolean;
  readonly objectId: string;
  /** Value for the audit event; null for none. */
  readonly from: unknown;
  readonly to: unknown;
}

/** The data that a save writes. */
export interface Writing {
  readonly place: Place;
  readonly audit: Author;
  /** Null for the time of the transaction. */
  readonly now: Date | null;
  readonly rows: readonly Written[];
}

const writeText = 'select revision, event_ids from app.write_settings($1, $2, $3)';

/**
 * Writes the values, history, audit events, event and revision of each save, and returns the last revision. Null when
 * the current revision is not `expected`. Outside of a transaction the statement is one of its own.
 */
export async function writeSettings(
  on: Transaction | Access,
  providerId: number,
  expected: number,
  saves: readonly Writing[],
): Promise<number | null> {
  const values = [providerId, expected, JSON.stringify(saves.map(columnsOf))];
  const run = 'pool' in on ? preparedAlone<Saved> : prepared<Saved>;
  const [row] = await run(on as Transaction & Access, 'write settings', writeText, values);
  if (!row || row.revision === null) return null;
  const first = row.revision - saves.length + 1;
  for (const [index, { place, rows }] of saves.entries()) {
    const payload = {
      scope: place.scope,
      scope_id: place.scopeId,
      keys: rows.map(({ key }) => key),
      revision: first + index,
    };
    eventWritten(on, providerId, { id: row.event_ids[index]!, name: 'settings_changed', payload });
  }
  return row.revision;
}

interface Saved {
  readonly revision: number | null;
  readonly event_ids: readonly number[];
}

function columnsOf({ place, audit, now, rows }: Writing) {
  return {
    ...{ scope: place.scope, scope_id: place.scopeId, now },
    audit: {
      ...{ type: audit.type, request_id: audit.requestId, client_version: audit.clientVersion, source: audit.source },
      ...{ user_id: audit.userId, user_name: audit.userName },
      ...{ impersonated_user_id: audit.impersonatedId, impersonated_user_name: audit.impersonatedName },
    },
    edits: rows.map(({ key, value, secret, reset, objectId, from, to }) => ({
      ...{ key, value, secret: secret?.toString('base64'), reset, object_id: objectId },
      ...{ change_from: from, change_to: to },
    })),
  };
}
