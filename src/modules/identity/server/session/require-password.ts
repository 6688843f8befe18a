/** Requires the password before the user changes their sign-in methods. */
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { passwordMatches } from './password.ts';

/** Throws `wrong_password`; not allowed while impersonating, so that an unattended desk or an administrator cannot do this. */
export async function requirePassword(access: Access, session: Session, password: string): Promise<void> {
  requireOneself(session);
  const { user, provider } = session;
  const known = await findSignInUser(access, provider.id, user.email);
  const stored = known?.user_id === user.id ? known.password_hash : null;
  if (await passwordMatches(stored, password)) return;
  const message = 'The password is incorrect';
  throw new ApiError(422, 'wrong_password', message, [{ field: 'password', message, code: 'wrong_password' }]);
}

export function requireOneself({ actor }: Session): void {
  if (actor) throw forbidden('You can’t change how someone you act as signs in');
}
