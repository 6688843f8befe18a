/** Sign-in with Google or Apple: finds the user of an identity, or connects it with one (F102). */
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Proven, Refusal } from '../session/sign-in.ts';
import { putSignInNotice } from '../session/sign-in-notice.ts';
import type { SignInSite } from '../session/site.ts';
import type { IdentityProvider } from './identity-providers.ts';
import type { SocialPerson } from './id-token.ts';
import { findLinked, hasIdentity, linkIdentity, useChallenge } from './repository.ts';

export interface SocialProof {
  readonly provider: IdentityProvider;
  readonly person: SocialPerson;
  readonly nonce: string;
  /** Checks whether Apple's code belongs to this person; not needed for Google. */
  readonly confirm?: (() => Promise<Refusal | undefined>) | undefined;
}

/**
 * A user whose identity is connected, or whose mailbox the identity provider operates. All others enter their password
 * once: an address that was verified long ago may belong to someone else now.
 */
export async function proveSocial(site: SignInSite, proof: SocialProof): Promise<Proven | Refusal> {
  const { access, provider } = site;
  const { person, provider: identity } = proof;
  const owner = await findByMailbox(site, person);
  const { linked, matched } = await inTenant(access, provider.id, async (tx) => {
    const found = await findLinked(tx, identity.id, person.subject);
    const isFree = !found && owner && !(await hasIdentity(tx, identity.id, owner.id));
    return { linked: found, matched: isFree ? owner : null };
  });
  const confirm = proof.confirm && { confirm: proof.confirm };
  if (linked) return { ...proven(linked), ...confirm, settle: (tx) => useUp(site, tx, proof) };
  if (!matched) return 'link_needs_password';
  return { ...proven(matched), ...confirm, settle: (tx) => connect(site, tx, proof, matched.id) };
}

/** A user who entered the password connects the identity, whatever its address. */
export function connecting(site: SignInSite, known: Proven, proof: SocialProof): Proven {
  // Platform users sign in at every provider, whose settings must not affect them.
  const settle: Proven['settle'] =
    known.user.provider_id === 0 ? async () => 'identity_in_use' : (tx) => connect(site, tx, proof, known.user.id);
  return { ...known, ...(proof.confirm && { confirm: proof.confirm }), settle };
}

function proven({ id, provider_id, is_disabled }: { id: number; provider_id: number; is_disabled: boolean }) {
  return { user: { id, provider_id }, isDisabled: is_disabled };
}

async function findByMailbox({ access, provider }: SignInSite, { email, ownsMailbox }: SocialPerson) {
  if (email === null || !ownsMailbox) return null;
  const found = await findSignInUser(access, provider.id, email);
  if (!found || found.provider_id === 0) return null;
  return { id: found.user_id, provider_id: found.provider_id, is_disabled: found.is_disabled };
}

async function useUp({ now }: SignInSite, tx: Transaction, { nonce }: SocialProof): Promise<Refusal | undefined> {
  return (await useChallenge(tx, 'social', nonce, now)) ? undefined : 'invalid_social_credentials';
}

async function connect(
  site: SignInSite,
  tx: Transaction,
  proof: SocialProof,
  userId: number,
): Promise<Refusal | undefined> {
  const { provider, title, now, author } = site;
  const { person, provider: identity } = proof;
  const used = await useUp(site, tx, proof);
  if (used) return used;
  const linked = await findLinked(tx, identity.id, person.subject);
  if (linked) return linked.id === userId ? undefined : 'identity_in_use';
  const row = { provider_id: provider.id, issuer: identity.id, subject: person.subject, user_id: userId };
  if (!(await linkIdentity(tx, { ...row, email: person.email ?? '' }))) return 'identity_in_use';
  const change = { object_id: String(userId), from: null, to: { connected: identity.name } };
  await writeAuditEvents(tx, { providerId: provider.id, type: 'user', at: now }, author, [change]);
  const users = tx.selectFrom('users').select(['email', 'name']).where('id', '=', userId);
  const user = await users.executeTakeFirstOrThrow();
  await putSignInNotice(tx, provider.id, {
    ...{ user, kind: 'identity_connected', subject: `${identity.name} now signs you in to ${title}` },
    text: `Your ${identity.name} account was connected to your ${title} login. From now on you can log in with it.`,
    otherwise: 'If it wasn’t you, choose a new password and remove the connection in your profile.',
  });
  return undefined;
}
