/** Decides whether whoever holds a session also knows its password, and remembers that for a short while. */
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { passwordMatches } from './password.ts';
import { keepConfirmation } from './repository.ts';

/** Long enough to finish what was begun, short enough that an unattended desk is not an open till. */
const confirmedMinutes = 5;

interface Person {
  readonly id: number;
  readonly email: string;
}

interface Holder {
  readonly user: Person;
  /** The administrator behind an impersonated user, whose password it then is. */
  readonly actor: Person | null;
  readonly provider: { readonly id: number };
  readonly tokenHash: Buffer;
}

/** Until when the password counts; null when it is wrong. */
export async function confirmPassword(
  access: Access,
  { user, actor, provider, tokenHash }: Holder,
  password: string,
  now: Date,
): Promise<Date | null> {
  const person = actor ?? user;
  const known = await findSignInUser(access, provider.id, person.email);
  // Of a platform user and a provider's own of one address, sign-in knows only the latter.
  const hash = known?.user_id === person.id && !known.is_disabled ? known.password_hash : null;
  if (!(await passwordMatches(hash, password))) return null;
  const until = new Date(now.getTime() + confirmedMinutes * 60_000);
  await keepConfirmation(access, provider.id, tokenHash, until);
  return until;
}
