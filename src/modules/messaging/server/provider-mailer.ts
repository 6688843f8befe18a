/** Opens the mail server that a provider has configured for its emails. */
import type { FastifyInstance } from 'fastify';
import { storedCredentials } from '#modules/settings/server/services/stored-credentials.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { smtpCheck } from '#platform/server/mail/check-connection.ts';
import { MailError, mailerOver } from '#platform/server/mail/mailer.ts';
import type { ProviderMailer } from '#platform/server/mail/send-mail-job.ts';
import { smtpTransport } from '#platform/server/mail/smtp-transport.ts';

const section = 'notifications/email_settings';

export function providerMailer(app: FastifyInstance): ProviderMailer {
  const { keys, outbound, config } = app.services;
  return async (worker, providerId) => {
    const gateway = { providerId, section, check: smtpCheck };
    const credentials = await inTenant(worker, providerId, (tx) => storedCredentials(tx, keys, gateway));
    if (!credentials) throw new MailError('Your mail server isn’t set up. Check it under Email settings.', false, null);
    return mailerOver(await smtpTransport(credentials, outbound), config.mailFrom);
  };
}
