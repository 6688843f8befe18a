/** How long a session counts as confirmed after re-authentication. */
import { prepared, type Transaction } from './tenant.ts';

const text = 'select app.password_confirmed_until($1) as until';

/** `tokenHash`: hash of the session's token. Works in a transaction of any tenant. */
export async function isPasswordConfirmed(tx: Transaction, tokenHash: Buffer, now: Date): Promise<boolean> {
  const [row] = await prepared<{ until: Date | null }>(tx, 'password confirmed until', text, [tokenHash]);
  const until = row?.until ?? null;
  return until !== null && until > now;
}
