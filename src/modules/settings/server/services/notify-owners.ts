/** Writes the mail that notifies a provider's owners of changed bank details or secrets, in the transaction of the change. */
import { addressesIn, ownersKey } from '../../domain/owner-addresses.ts';
import { wallClock } from '#platform/domain/time.ts';
import { resolve } from '#engine/state/resolve.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import type { Save } from '../saving/decide.ts';
import { layersOf } from '../values/layers.ts';
import { findAdministratorAddresses } from './owners-repository.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { ValueRow } from '../values/repository.ts';
import type { AuditContext, Written } from '../saving/repository.ts';

/**
 * `before`: the stored values; `sensitive`: what changed. When the recipients change, the mail goes to the old and the
 * new addresses. Without an address all administrators are notified.
 */
export async function tellOwners(
  tx: Transaction,
  { providerId, audit, now }: Save,
  before: readonly ValueRow[],
  sensitive: readonly Written[],
): Promise<void> {
  const owners = storedAddresses(before);
  const notified = owners.length > 0 ? owners : await findAdministratorAddresses(tx);
  const redirected = sensitive.find(({ key }) => key === ownersKey)?.value;
  const recipients = [...notified, ...addressesIn(redirected)];
  const name = providerId === 0 ? 'the platform' : ((await findProvider(tx, providerId))?.name ?? '');
  await putMail(tx, providerId, {
    kind: 'sensitive_settings_changed',
    sender: 'platform',
    in_inbox: true,
    recipients: [...new Set(recipients)],
    subject: `Security notice: protected settings of ${name} were changed`,
    body: bodyOf(name, audit, sensitive, now),
  });
}

function storedAddresses(rows: readonly ValueRow[]): string[] {
  const setting = settingNamed(settingsCatalogue, ownersKey);
  return setting ? addressesIn(resolve(setting, layersOf(rows), 'provider').value) : [];
}

/** Names the changed settings but not their values: mails are often forwarded. */
function bodyOf(name: string, audit: AuditContext, sensitive: readonly Written[], now: Date): string {
  const { date, time } = wallClock(now);
  const lines = sensitive.map(({ key, reset }) => `- ${placeOf(key)}${reset ? ' (removed)' : ''}`);
  return [
    `${whoIn(audit)} changed protected settings of ${name} on ${date} at ${time}:`,
    '',
    ...lines,
    '',
    'The password was entered again for this change. The new values are not in this message.',
    '',
    'Did you not expect this? Sign in, open Settings and compare these settings with what they should be. The audit trail',
    'there shows who changed what. Then change the password of that user.',
    '',
  ].join('\n');
}

/** A platform user's name is not shown to providers. */
function whoIn({ userName, isOwnUser, impersonatedName }: AuditContext): string {
  const who = isOwnUser ? userName : 'A platform administrator';
  return impersonatedName ? `${who}, acting as ${impersonatedName},` : who;
}

function placeOf(key: string): string {
  const setting = settingNamed(settingsCatalogue, key);
  if (!setting) return key;
  const tab = settingsCatalogue.tabs.find(({ id }) => id === setting.tab);
  const section = settingsCatalogue.sections[`${setting.tab}/${setting.section}`];
  return [tab?.title, section?.title, setting.schema.title ?? key].filter(Boolean).join(' > ');
}
