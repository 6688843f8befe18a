/** The mails of one kind to an address, as tests of emailed documents read them. */
import { sql } from 'kysely';
import type { Database } from '#platform/server/db/database.ts';
import { asOwner } from '#platform/server/db/tenant.ts';

export function mailsTo({ owner }: Database, kind: 'invoice' | 'statement', email: string) {
  return asOwner(owner, (tx) =>
    tx
      .selectFrom('mails')
      .select(['body', 'subject', 'attachment_name'])
      .where('kind', '=', kind)
      .where(sql<boolean>`${email} = any(recipients)`)
      .execute(),
  );
}
