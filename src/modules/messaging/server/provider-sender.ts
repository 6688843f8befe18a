/** How a provider sends its mails: its name and addresses, its branding, its mail server, and attached files. */
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { findFile, readFile } from '#modules/files/server/services/stored-files.ts';
import { storedCredentials } from '#modules/settings/server/services/stored-credentials.ts';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { smtpCheck } from '#platform/server/mail/check-connection.ts';
import { MailError, mailerOver, type Mailer, type OutgoingMail } from '#platform/server/mail/mailer.ts';
import type { WaitingMail } from '#platform/server/mail/repository.ts';
import type { ProviderSender } from '#platform/server/mail/send-mail-job.ts';
import { smtpTransport } from '#platform/server/mail/smtp-transport.ts';
import { firstLink, textEmail } from '../domain/text-email.ts';

const section = 'notifications/email_settings';

type Credentials = Awaited<ReturnType<typeof storedCredentials>>;

export function providerSender(app: FastifyInstance): ProviderSender {
  const { keys, outbound, config, clock } = app.services;

  const ownMailer = async (credentials: Credentials): Promise<Mailer> => {
    if (!credentials) throw new MailError('Your mail server isn’t set up. Check it under Email settings.', false, null);
    return mailerOver(await smtpTransport(credentials, outbound), config.mailFrom);
  };

  const attachmentsOf = async ({ attachment_name }: WaitingMail, file: Awaited<ReturnType<typeof findFile>>) => {
    if (!attachment_name) return {};
    const bytes = file && (await readFile(app.services, file));
    if (!bytes) throw new MailError('The attached document has expired. Send it again.', true, null);
    return { attachments: [{ filename: attachment_name, content: await buffer(bytes) }] };
  };

  return async (worker, mail) => {
    const { provider_id: providerId, attachment_id } = mail;
    const { settings, name, site, credentials, file } = await inTenant(worker, providerId, async (tx) => ({
      settings: await app.settings.decidingWithin(tx, providerId),
      name: (await findProvider(tx, providerId))?.name ?? '',
      site: await siteOf(tx, firstLink(mail.body)),
      credentials: await storedCredentials(tx, keys, { providerId, section, check: smtpCheck }),
      file: attachment_id ? await findFile(tx, attachment_id, clock()) : undefined,
    }));
    const usesOwn = mail.sender === 'provider' && settings.email_transport === 'smtp';
    const providerName = providerTitle(settings, { name });
    const { text, html } = textEmail(mail.body, { settings, providerName, site });
    const dressed: Omit<OutgoingMail, 'id'> = {
      ...mail,
      ...(mail.html ? {} : { body: text, html }),
      from_name: settings.notification_name ?? providerName,
      from_address: settings.notification_email_address ?? null,
      reply_to: mail.reply_to ?? settings.notification_reply_to_address ?? settings.support_email_address ?? null,
      ...(await attachmentsOf(mail, file)),
    };
    return { mailer: usesOwn ? await ownMailer(credentials) : undefined, mail: dressed };
  };
}
