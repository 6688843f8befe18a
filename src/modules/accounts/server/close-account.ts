/** Closes and reopens an account, each in one transaction with its audit event. */
import type { Row } from '#generated/database.ts';
import { writeAuditEvents, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { lockAccount } from './services/balance.ts';
import { recordOf, type SavedAccount } from './save-account.ts';

interface Closing {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Throws `unknown_account`, `guest_account`. Does nothing for a closed account. */
export async function closeAccount(
  tx: Transaction,
  closing: Closing,
  id: number,
  reason: string,
): Promise<SavedAccount> {
  const stored = await known(tx, id);
  if (stored.account_type === 'guest')
    throw new ApiError(409, 'guest_account', 'Guests book with this account, so it can’t be closed');
  if (stored.closed_at) return savedOf(stored);
  return write(tx, closing, stored, { closed_at: closing.now, closing_reason: reason.trim() });
}

/** Throws `unknown_account`. Does nothing for an open account. */
export async function reopenAccount(tx: Transaction, closing: Closing, id: number): Promise<SavedAccount> {
  const stored = await known(tx, id);
  if (!stored.closed_at) return savedOf(stored);
  return write(tx, closing, stored, { closed_at: null, closing_reason: null });
}

async function known(tx: Transaction, id: number): Promise<Row<'accounts'>> {
  const stored = await lockAccount(tx, id);
  if (!stored) throw new ApiError(404, 'unknown_account', 'There is no such account');
  return stored;
}

async function write(
  tx: Transaction,
  { providerId, author, now }: Closing,
  stored: Row<'accounts'>,
  next: Pick<Row<'accounts'>, 'closed_at' | 'closing_reason'>,
): Promise<SavedAccount> {
  const { id } = stored;
  const revision = stored.revision + 1;
  await tx
    .updateTable('accounts')
    .set({ ...next, revision })
    .where('id', '=', id)
    .execute();
  const part = ({ closed_at, closing_reason }: typeof next) => ({ is_closed: closed_at !== null, closing_reason });
  const change = { object_id: String(id), from: part(stored), to: part(next) };
  await writeAuditEvents(tx, { providerId, type: 'account', at: now }, author, [change]);
  emit(tx, 'account_changed', { account_id: id, is_new: false });
  return savedOf({ ...stored, ...next, revision });
}

function savedOf(row: Row<'accounts'>): SavedAccount {
  const { id, revision, closed_at, closing_reason } = row;
  return { ...recordOf(row), id, revision, closed_at, closing_reason };
}
