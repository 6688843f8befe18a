/** Sends one mail of the outbox and stores the result in its row: sent, to be retried, failed, or no mail server. */
import type { JobHelpers } from 'graphile-worker';
import type { Access } from '../db/access.ts';
import { inTenant } from '../db/tenant.ts';
import { MailError, type Mailer, type OutgoingMail } from './mailer.ts';
import { findUnsentMail, storeOutcome, type MailOutcome, type WaitingMail } from './repository.ts';
import type { Job } from '../jobs/job.ts';
import { keepOutcome } from '../jobs/keep-outcome.ts';

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly mail_id: number };
}

/** How a provider sends a mail. */
export interface ProviderSending {
  /** Its own mail server; undefined where the platform's sends its mails. */
  readonly mailer: Mailer | undefined;
  /** The mail with its sender, branding and attachment. */
  readonly mail: Omit<OutgoingMail, 'id'>;
}

/** Throws if the mail server of the provider is not configured, or the attachment is gone. */
export type ProviderSender = (worker: Access, mail: WaitingMail) => Promise<ProviderSending>;

/** `platform`: null while no mail server is configured. No transaction is open while talking to a mail server. */
export function sendMail(platform: Mailer | null, ofProvider: ProviderSender): Job {
  return {
    name: 'send_mail',
    lane: 'messages',
    async run(worker: Access, payload: unknown, helpers: JobHelpers) {
      const { provider_id, data } = payload as Payload;
      const mail = await inTenant(worker, provider_id, (tx) => findUnsentMail(tx, data.mail_id));
      if (!mail) return;
      const { attempts, max_attempts } = helpers.job;
      const prepare = async (): Promise<ProviderSending> =>
        isOfPlatform(mail) ? { mailer: undefined, mail } : ofProvider(worker, mail);
      const { outcome, error } = await attempt(platform, prepare, mail, attempts >= max_attempts);
      await keepOutcome(() => inTenant(worker, provider_id, (tx) => storeOutcome(tx, mail.id, outcome)));
      if (outcome.status === 'failed') helpers.logger.error(`mail ${mail.id} was given up: ${outcome.problem ?? ''}`);
      // Thrown only so that the queue tries again.
      if (outcome.status === 'waiting') throw error;
      if (outcome.status === 'not_configured') throw new Error(noMailServer);
    },
    async giveUp(worker, payload) {
      const { provider_id, data } = payload as Payload;
      await inTenant(worker, provider_id, async (tx) => {
        const mail = await findUnsentMail(tx, data.mail_id);
        const problem = 'Sending was interrupted too many times.';
        const outcome = { status: 'failed', problem, sent_at: null } as const;
        if (mail) await storeOutcome(tx, mail.id, { ...outcome, attempts: mail.attempts });
      });
    },
  };
}

const noMailServer = 'No mail server is configured (SMTP_URL).';

/** Users of the platform itself have no provider. */
function isOfPlatform({ sender, provider_id }: WaitingMail): boolean {
  return sender === 'platform' || provider_id === 0;
}

async function attempt(
  platform: Mailer | null,
  prepare: () => Promise<ProviderSending>,
  mail: WaitingMail,
  last: boolean,
): Promise<{ readonly outcome: MailOutcome; readonly error?: unknown }> {
  const attempts = mail.attempts + 1;
  try {
    const { mailer = platform, mail: outgoing } = await prepare();
    if (!mailer) {
      const status = last ? 'failed' : 'not_configured';
      return { outcome: { status, attempts: mail.attempts, problem: noMailServer, sent_at: null } };
    }
    const id = `mail.${mail.id}.${mail.created_at.getTime()}`;
    const refused = await mailer.send({ ...outgoing, id });
    const problem = refused.length > 0 ? `Refused for ${refused.join(', ')}.` : null;
    return { outcome: { status: 'sent', attempts, problem, sent_at: new Date() } };
  } catch (error) {
    const final = last || (error instanceof MailError && error.final);
    const problem = error instanceof Error ? error.message : String(error);
    return { outcome: { status: final ? 'failed' : 'waiting', attempts, problem, sent_at: null }, error };
  }
}
