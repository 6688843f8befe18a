/** The inbox of a user: mails to their own address, and which of them were read. */
import { sql } from 'kysely';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

/** Unread messages are counted up to this number. */
const mostCounted = 100;

export function inboxRows(tx: Transaction, user: SessionUser) {
  return (
    tx
      .selectFrom('inbox_mails as i')
      .innerJoin('mails as m', (join) =>
        join.onRef('m.provider_id', '=', 'i.provider_id').onRef('m.id', '=', 'i.mail_id'),
      )
      .where('i.address', '=', user.email)
      // They belong to the user, whatever account the user is limited to.
      .select(sql<number | null>`${onlyAccountOf(user)}::bigint`.as('account_id'))
      .select(['m.id', 'm.subject', 'm.body', 'i.created_at'])
      .select(sql<boolean>`i.read_at is not null`.as('is_read'))
  );
}

/** Up to a hundred. */
export async function countUnread(tx: Transaction, user: SessionUser): Promise<number> {
  const unread = tx.selectFrom('inbox_mails').select('mail_id').where('address', '=', user.email);
  return (await unread.where('read_at', 'is', null).limit(mostCounted).execute()).length;
}

interface Mark {
  readonly ids: readonly number[];
  readonly isRead: boolean;
  readonly now: Date;
}

/** Throws `unknown_message` if one of them is not in the inbox. */
export async function markRead(tx: Transaction, user: SessionUser, { ids, isRead, now }: Mark): Promise<void> {
  const marked = await tx
    .updateTable('inbox_mails')
    .set({ read_at: isRead ? now : null })
    .where('address', '=', user.email)
    .where('mail_id', '=', anyOf(ids))
    .returning('mail_id')
    .execute();
  if (marked.length < ids.length) throw new ApiError(404, 'unknown_message', 'There is no such message');
}
