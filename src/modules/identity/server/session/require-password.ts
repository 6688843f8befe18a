/** The password again, before somebody changes how they sign in. */
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { passwordMatches } from './password.ts';

/** Throws `wrong_password`; an unattended desk is not enough, and nobody does this for somebody they act as. */
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
  if (actor) throw forbidden('You can’t change how somebody you act as signs in');
}
