/** Proof of identity by password, or by the code of an emailed link (F101). */
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { newPasswordProblem } from '../../domain/password-rules.ts';
import { hashOfToken } from '../passwords/links.ts';
import { findEnabledUser, lockOpenLink, setPassword, useLink } from '../passwords/repository.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { putPasswordNotice } from './sign-in-notice.ts';
import type { Proven, Refusal } from './sign-in.ts';
import type { SignInSite } from './site.ts';

export async function provePassword(
  { access, provider }: SignInSite,
  email: string,
  password: string,
): Promise<Proven | Refusal> {
  const user = await findSignInUser(access, provider.id, email.trim());
  const matches = await passwordMatches(user?.password_hash, password);
  if (!user || !matches) return 'invalid_credentials';
  return { user: { provider_id: user.provider_id, id: user.user_id }, isDisabled: user.is_disabled };
}

/**
 * A proof that names its user itself: an address sent along must be that user's, because attempts are counted by it. The
 * success of one user would otherwise forget the guesses at another's password.
 */
export async function withAddress(
  { access, provider }: SignInSite,
  proven: Proven | Refusal,
  email: string | undefined,
  otherwise: Refusal,
): Promise<Proven | Refusal> {
  if (email === undefined || typeof proven === 'string') return proven;
  const named = await findSignInUser(access, provider.id, email.trim());
  const isTheirs = named?.user_id === proven.user.id && named.provider_id === proven.user.provider_id;
  return isTheirs ? proven : otherwise;
}

/** Whoever can read the mailbox has the code; it works once, for the address that it was sent to. */
export async function proveLink(
  { access, provider, title, now, author }: SignInSite,
  { email, code, password }: { readonly email: string; readonly code: string; readonly password: string | undefined },
): Promise<Proven | Refusal> {
  const link = await inTenant(access, provider.id, (tx) => lockOpenLink(tx, hashOfToken(code), now));
  const found = link && (await findSignInUser(access, provider.id, email.trim()));
  const isTheirs = found?.user_id === link?.user.id && found?.provider_id === link?.user.provider_id;
  if (!link || !found || !isTheirs) return 'invalid_link';
  if (link.kind === 'arrival' && password !== undefined) return 'invalid_link';
  if (password !== undefined && newPasswordProblem(password, email)) return 'weak_password';
  const hash = password === undefined ? undefined : await hashPassword(password);
  const person = hash && (await inTenant(access, link.user.provider_id, (tx) => findEnabledUser(tx, link.user)));
  return {
    user: link.user,
    isDisabled: found.is_disabled,
    settle: async (tx) => {
      if (!(await lockOpenLink(tx, hashOfToken(code), now))) return 'invalid_link';
      if (hash === undefined) await useLink(tx, hashOfToken(code), now);
      else await setPassword(tx, link.user, hash, null);
      const to = hash === undefined ? { signed_in_by: link.kind } : { password: 'chosen', by: link.kind };
      const change = { object_id: String(link.user.id), from: null, to };
      await writeAuditEvents(tx, { providerId: provider.id, type: 'user', at: now }, author, [change]);
      if (person && link.kind === 'reset') await putPasswordNotice(tx, provider.id, person, title);
      return undefined;
    },
  };
}
