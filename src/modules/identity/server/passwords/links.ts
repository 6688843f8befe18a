/** Emails links to choose a password, after it was forgotten or with an invitation. */
import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { greeting } from '#platform/server/mail/greeting.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { insertLink, type LinkKind, type UserRef } from './repository.ts';

/** Validity of a link in minutes: an invitation is valid longer, because it is unexpected. */
export const validMinutes = { reset: 60, invitation: 7 * 24 * 60, arrival: 5 } as const satisfies Record<
  LinkKind,
  number
>;

export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The site of a link, and its brand. */
export interface Site {
  readonly providerId: number;
  /** The provider's name, as its users know it. */
  readonly name: string;
  /** Such as `https://ship.example.com`. */
  readonly origin: string;
}

export interface Person extends UserRef {
  readonly email: string;
  readonly name: string;
}

/** A code that signs the user in once; only the caller receives it. */
export async function newCode(
  tx: Transaction,
  kind: LinkKind,
  person: UserRef,
  providerId: number,
  now: Date,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMinutes[kind] * 60_000);
  await insertLink(tx, {
    ...{ provider_id: providerId, token_hash: hashOfToken(code), kind },
    ...{ user_provider_id: person.provider_id, user_id: person.id, expires_at: expiresAt },
  });
  return { code, expiresAt };
}

/** In the transaction of the change; the mail is sent after the commit. */
export async function sendLink(
  tx: Transaction,
  kind: Exclude<LinkKind, 'arrival'>,
  person: Person,
  { providerId, name, origin }: Site,
  now: Date,
): Promise<void> {
  const { code } = await newCode(tx, kind, person, providerId, now);
  const link = `${origin}/login?verification=${code}`;
  const mail = kind === 'reset' ? resetMail(person, name, link) : invitationMail(person, name, link);
  await putMail(tx, providerId, {
    ...{ kind: `password_${kind}`, sender: 'provider_access', in_inbox: false, recipients: [person.email] },
    ...mail,
  });
}

function resetMail({ name }: Person, provider: string, link: string) {
  return {
    subject: `Choose a new password for ${provider}`,
    body: [
      greeting(name),
      '',
      `Someone asked for a new password for your ${provider} login. Choose it here within an hour:`,
      '',
      link,
      '',
      'If it wasn’t you, ignore this email. Your password stays as it is.',
      '',
    ].join('\n'),
  };
}

function invitationMail({ name, email }: Person, provider: string, link: string) {
  return {
    subject: `You are invited to ${provider}`,
    body: [
      greeting(name),
      '',
      `You have been given a login for ${provider}. You log in as ${email}. Choose your password here within seven days:`,
      '',
      link,
      '',
      'If you don’t know why you received this, ignore it: without a password nobody can log in.',
      '',
    ].join('\n'),
  };
}
