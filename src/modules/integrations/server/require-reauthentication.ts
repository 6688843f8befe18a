/** Credentials of rules are secrets like those of settings: not written without the password, and the owners are told by mail. */
import { fieldTitle } from '../domain/choices.ts';
import { wallClock } from '#platform/domain/time.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { findAdministratorAddresses } from '#modules/settings/server/services/owners-repository.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { Refused, type Turn } from './lock.ts';

interface Credentials {
  readonly rule: { readonly name: string; readonly type: string };
  /** Names of those that get a new text, and of those that go. */
  readonly set: readonly string[];
  readonly removed: readonly string[];
}

/** Call it before anything is written; throws `password_required` unless the password was entered again. */
export async function guardCredentials(turn: Turn, { rule, set, removed }: Credentials): Promise<void> {
  const names = [...new Set([...set, ...removed])];
  if (names.length === 0) return;
  if (!(await turn.isConfirmed(turn.tx))) throw new Refused({ kind: 'password_required', names });
  const { tx, providerId, owners } = turn;
  const recipients = owners.length > 0 ? owners : await findAdministratorAddresses(tx);
  const provider = (await findProvider(tx, providerId))?.name ?? '';
  const lines = names.map((name) => `- ${fieldTitle(rule.type, name)}${set.includes(name) ? '' : ' (removed)'}`);
  await putMail(tx, providerId, {
    kind: 'rule_credentials_changed',
    recipients: [...new Set(recipients)],
    subject: `Security notice: credentials of an integration rule of ${provider} were changed`,
    body: bodyOf(turn, provider, rule.name, lines),
  });
}

/** Names what changed and never says to what: a mail passes through many hands. */
function bodyOf({ author, now }: Turn, provider: string, rule: string, lines: readonly string[]): string {
  const { date, time } = wallClock(now);
  // A platform user's name is not told to providers.
  const who = author.isOwnUser ? author.userName : 'A platform administrator';
  const whole = author.impersonatedName ? `${who}, acting as ${author.impersonatedName},` : who;
  return [
    `${whole} changed credentials of the integration rule “${rule}” of ${provider} on ${date} at ${time}:`,
    '',
    ...lines,
    '',
    'The password was entered again for this change. The new values are not in this message.',
    '',
    'Did you not expect this? Sign in, open Integrations and look at the rule and at its audit trail, which shows who changed',
    'what. Then change the password of that user.',
    '',
  ].join('\n');
}
