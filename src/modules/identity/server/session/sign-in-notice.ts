/** Tells a user by mail that the way they sign in was changed, in case it was somebody else. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';

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
    body: [`Hello ${user.name},`, '', text, '', otherwise, ''].join('\n'),
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
