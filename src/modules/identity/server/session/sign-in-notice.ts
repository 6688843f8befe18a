/** Tells a user by mail that the way they sign in was changed, in case it was somebody else. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { greeting } from '#platform/server/mail/greeting.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import type { Site } from '../passwords/links.ts';

interface Changed {
  readonly user: { readonly name: string; readonly email: string };
  /** `passkey_added` */
  readonly kind: string;
  readonly subject: string;
  /** What happened, and what follows from it. */
  readonly text: string;
  /** What to do if it was somebody else. */
  readonly otherwise: string;
}

/** In the transaction of the change. */
export async function putSignInNotice(
  tx: Transaction,
  providerId: number,
  { user, kind, subject, text, otherwise }: Changed,
): Promise<void> {
  await putMail(tx, providerId, {
    ...{ kind, sender: 'provider_access', in_inbox: true, recipients: [user.email], subject },
    body: [greeting(user.name), '', text, '', otherwise, ''].join('\n'),
  });
}

/** @param provider the name of the site */
export async function putPasswordNotice(
  tx: Transaction,
  providerId: number,
  user: Changed['user'],
  provider: string,
): Promise<void> {
  await putSignInNotice(tx, providerId, {
    ...{ user, kind: 'password_changed', subject: `Your ${provider} password was changed` },
    text: `The password of your ${provider} login was changed. Other devices were logged out, and your API keys, if you have any, were revoked.`,
    otherwise:
      'If it wasn’t you, choose a new password with “Forgot your password?” on the login page, and tell your administrator.',
  });
}

/** To the address from before, in case its owner knows nothing of it. */
export function putMovedNotice(tx: Transaction, site: Site, user: Changed['user'], email: string): Promise<void> {
  return putSignInNotice(tx, site.providerId, {
    ...{ user, kind: 'email_changed', subject: `Your ${site.name} login has another email address` },
    text: `The email address of your ${site.name} login was changed from ${user.email} to ${email}. From now on the new one logs you in. Other devices were logged out.`,
    otherwise: 'If you didn’t expect this, tell your administrator.',
  });
}

export function putResetNotice(tx: Transaction, site: Site, user: Changed['user']): Promise<void> {
  return putSignInNotice(tx, site.providerId, {
    ...{ user, kind: 'two_factor_reset', subject: `Two-factor sign-in was reset for your ${site.name} login` },
    text: [
      `An administrator of ${site.name} turned off two-factor sign-in for you and removed your passkeys. You were logged out everywhere.`,
      `Your password logs you in. Turn two-factor sign-in on again in your profile:\n\n${site.origin}/profile`,
    ].join('\n'),
    otherwise: 'If you didn’t ask for this, choose a new password and tell your administrator.',
  });
}
