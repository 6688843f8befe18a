/** Checks the password of a session's user, and marks the session as confirmed for a short time. */
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { passwordMatches } from './password.ts';
import { keepConfirmation } from './repository.ts';

/** Long enough to finish a task, short enough for an unattended desk. */
const confirmedMinutes = 5;

interface Person {
  readonly id: number;
  readonly email: string;
}

interface Holder {
  readonly user: Person;
  /** The administrator who impersonates a user, whose password is then required. */
  readonly actor: Person | null;
  readonly provider: { readonly id: number };
  readonly tokenHash: Buffer;
}

/** The end of the confirmation; null when the password is wrong. */
export async function confirmPassword(
  access: Access,
  { user, actor, provider, tokenHash }: Holder,
  password: string,
  now: Date,
): Promise<Date | null> {
  const person = actor ?? user;
  const known = await findSignInUser(access, provider.id, person.email);
  // If a platform user and a user of the provider share an address, signing in only finds the latter.
  const hash = known?.user_id === person.id && !known.is_disabled ? known.password_hash : null;
  if (!(await passwordMatches(hash, password))) return null;
  const until = new Date(now.getTime() + confirmedMinutes * 60_000);
  await keepConfirmation(access, provider.id, tokenHash, until);
  return until;
}
