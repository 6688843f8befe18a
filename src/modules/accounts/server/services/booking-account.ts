/** The account that a user books and gets rates for: staff name one, customers have their own, guests share the provider's. */
import type { Row } from '#generated/database.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { findAccount } from '../repository.ts';

/**
 * `user` is null for a guest. Undefined where staff name none, and where a provider has no guest account. Throws
 * `forbidden` for an account other than the caller's own, and `unknown_account`.
 */
export async function bookingAccount(
  tx: Transaction,
  user: SessionUser | null,
  requested?: number,
): Promise<Row<'accounts'> | undefined> {
  if (!user) return requested === undefined ? findGuestAccount(tx) : refuse();
  const only = onlyAccountOf(user);
  if (only !== null && requested !== undefined && requested !== only) refuse();
  const id = only ?? requested;
  if (id === undefined) return undefined;
  const account = await findAccount(tx, id);
  if (!account) throw new ApiError(404, 'unknown_account', 'There is no such account');
  return account;
}

function refuse(): never {
  throw forbidden('You can’t use another account');
}

/** The provider's account for guests: the first one. */
export function findGuestAccount(tx: Transaction): Promise<Row<'accounts'> | undefined> {
  const guests = tx.selectFrom('accounts').selectAll().where('account_type', '=', 'guest');
  return guests.orderBy('id').limit(1).executeTakeFirst();
}
