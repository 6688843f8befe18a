/** The initial settings of a new provider, written in the transaction that creates it. */
import { sql } from 'kysely';
import type { Settings } from '#generated/types.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { writeSettings } from '../saving/repository.ts';

/** Values must be valid, none of them a secret, and nothing may be set yet. */
export async function writeFirstSettings(
  tx: Transaction,
  providerId: number,
  settings: Settings,
  author: AuditAuthor,
): Promise<void> {
  const locked = await sql<{ revision: number }>`select app.lock_settings() as revision`.execute(tx);
  const rows = Object.entries(settings).map(([key, value]) => ({
    ...{ key, value: value as unknown, secret: null, reset: false, objectId: key, from: null, to: value as unknown },
  }));
  const audit = {
    ...{ type: 'provider_setting', requestId: author.request_id, clientVersion: author.client_version },
    ...{ source: author.source, userId: author.user_id, userName: author.user_name },
    ...{ impersonatedId: author.impersonated_user_id, impersonatedName: author.impersonated_user_name },
  };
  const place = { scope: 'provider', scopeId: 0 } as const;
  await writeSettings(tx, providerId, locked.rows[0]!.revision, [{ place, audit, now: null, rows }]);
}
