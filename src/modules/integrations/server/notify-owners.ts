/** Emails the owners of a provider about changed credentials of a rule. */
import type { EventPayloads } from '#generated/events.ts';
import { findAdministratorAddresses } from '#modules/settings/server/services/owners-repository.ts';
import { wallClock } from '#platform/domain/time.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { Handler } from '#platform/server/events/handlers.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { fieldTitle } from '../domain/choices.ts';

type Changed = EventPayloads['integration_rule_credentials_changed'];

export const notifyOwners: Handler<'integration_rule_credentials_changed'> = async (tx, changed, { providerId }) => {
  const recipients = changed.owners.length > 0 ? changed.owners : await findAdministratorAddresses(tx);
  const provider = (await findProvider(tx, providerId))?.name ?? '';
  await putMail(tx, providerId, {
    kind: 'rule_credentials_changed',
    sender: 'platform',
    in_inbox: true,
    recipients: [...new Set(recipients)],
    subject: `Security notice: credentials of an integration rule of ${provider} were changed`,
    body: bodyOf(changed, provider),
  });
};

/** Names the changed credentials but not their values: mails are often forwarded. */
function bodyOf({ type, set, removed, ...changed }: Changed, provider: string): string {
  const { date, time } = wallClock(new Date(changed.changed_at));
  const who = changed.changed_by ?? 'A platform administrator';
  const whole = changed.acting_as ? `${who}, acting as ${changed.acting_as},` : who;
  const names = [...new Set([...set, ...removed])];
  return [
    `${whole} changed credentials of the integration rule “${changed.rule_name}” of ${provider} on ${date} at ${time}:`,
    '',
    ...names.map((name) => `- ${fieldTitle(type, name)}${set.includes(name) ? '' : ' (removed)'}`),
    '',
    'The password was entered again for this change. The new values are not in this message.',
    '',
    'Did you not expect this? Sign in, open Integrations and look at the rule and at its audit trail, which shows who changed',
    'what. Then change the password of that user.',
    '',
  ].join('\n');
}
