/** The first user of a new account, and the session in which they continue. */
import { roles } from '#platform/domain/role.ts';
import { writeAuditEvents, type SignedInAuthor, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { newToken } from '#platform/server/http/session.ts';
import { setPassword } from '../passwords/repository.ts';
import { hashPassword } from '../session/password.ts';
import { insertSession, sessionEnd } from '../session/repository.ts';

/** Whether a user with this address can sign in at the provider. */
export async function isKnownEmail(access: Access, providerId: number, email: string): Promise<boolean> {
  return (await findSignInUser(access, providerId, email)) !== null;
}

interface Owner {
  readonly providerId: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly password: string;
  readonly author: AuditAuthor;
  readonly now: Date;
}

/** Returns the owner as the author of the following changes. */
export async function addAccountOwner(tx: Transaction, owner: Owner): Promise<SignedInAuthor> {
  const { providerId, accountId, name, email, phone_number, author, now } = owner;
  const values = { name, email, phone_number, role_id: roles.accountOwner, account_id: accountId };
  const { id } = await tx
    .insertInto('users')
    .values({ ...values, provider_id: providerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPassword(tx, { provider_id: providerId, id }, await hashPassword(owner.password), null);
  const self = { ...author, user_id: id, user_name: name };
  const change = { object_id: String(id), from: null, to: values };
  await writeAuditEvents(tx, { providerId, type: 'user', at: now }, self, [change]);
  return self;
}

/** Signs the user in: returns the token, which is not stored, and its expiry. */
export async function openSession(
  access: Access,
  {
    providerId,
    userId,
    userAgent,
  }: { readonly providerId: number; readonly userId: number; readonly userAgent: string },
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const { token, tokenHash } = newToken();
  const expiresAt = sessionEnd(now);
  const who = { provider_id: providerId, user_provider_id: providerId, user_id: userId };
  const session = { ...who, token_hash: tokenHash, expires_at: expiresAt, user_agent: userAgent.slice(0, 300) };
  await inTenant(access, providerId, (tx) => insertSession(tx, session, now));
  return { token, expiresAt };
}
