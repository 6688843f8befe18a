/** Statements about the outbox: a mail is written in the transaction of the change, and sent by a job enqueued in it. */
import { enqueueJob, queueOf } from '../db/enqueue.ts';
import type { MailsSender, MailsStatus } from '#generated/database.ts';
import type { Transaction } from '../db/tenant.ts';

export interface NewMail {
  /** The kind of mail, shown in the outbox. */
  readonly kind: string;
  /**
   * `platform` for notices about the settings of a provider, which must not depend on them. `provider` sends it in the
   * name, the branding and through the mail server of the provider; `provider_access` the same through the platform's
   * mail server, so that users can still log in when the provider's is set up incorrectly.
   */
  readonly sender: MailsSender;
  /** Whether it is also shown in the product's inbox: not for mails that grant access, such as a password link or a PIN. */
  readonly in_inbox: boolean;
  readonly recipients: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same as HTML, with the branding; by default it is made from the text. */
  readonly html?: string | null;
  /** Instead of the sender's own address for replies. */
  readonly reply_to?: string | null;
  /** A stored file, and the name that the recipient sees. */
  readonly attachment_id?: string | null;
  readonly attachment_name?: string | null;
}

/** Retried for about half a day with increasing delays; then it is marked as failed. */
const maxAttempts = 12;

/** Returns the id of the mail. A mail without recipients is stored too, to record that there were none. */
export async function putMail(tx: Transaction, providerId: number, { in_inbox, ...mail }: NewMail): Promise<number> {
  const status = mail.recipients.length === 0 ? 'no_recipients' : 'waiting';
  // Names in a subject may contain line breaks, which a header can't.
  const subject = mail.subject.replaceAll(/\s+/g, ' ').trim();
  const row = { ...mail, subject, recipients: [...mail.recipients], provider_id: providerId };
  const { id } = await tx
    .insertInto('mails')
    .values({ ...row, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (in_inbox && row.recipients.length > 0) {
    const rows = row.recipients.map((address) => ({ provider_id: providerId, address, mail_id: id }));
    await tx
      .insertInto('inbox_mails')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (status === 'waiting') await enqueueMail(tx, id, row.sender);
  return id;
}

async function enqueueMail(tx: Transaction, id: number, sender: MailsSender): Promise<void> {
  await enqueueJob(tx, 'send_mail', { mail_id: id }, { maxAttempts, queue: queueOf(`mail of ${sender}`, id) });
}

/** Retries a mail that failed. False when it had not failed. */
export async function retryMail(tx: Transaction, id: number): Promise<boolean> {
  const failed = await tx
    .updateTable('mails')
    .set({ status: 'waiting', problem: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning('sender')
    .executeTakeFirst();
  if (!failed) return false;
  await enqueueMail(tx, id, failed.sender);
  return true;
}

export interface WaitingMail extends Omit<NewMail, 'in_inbox'> {
  readonly id: number;
  readonly provider_id: number;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Undefined when it was sent already, or has failed. */
export function findUnsentMail(tx: Transaction, id: number): Promise<WaitingMail | undefined> {
  return tx
    .selectFrom('mails')
    .select(['id', 'provider_id', 'kind', 'recipients', 'subject', 'body', 'attempts', 'created_at'])
    .select(['html', 'reply_to', 'sender', 'attachment_id', 'attachment_name'])
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'not_configured'])
    .executeTakeFirst();
}

export interface MailOutcome {
  readonly status: MailsStatus;
  readonly attempts: number;
  /** The error in the words of the mail server. */
  readonly problem: string | null;
  readonly sent_at: Date | null;
}

export async function storeOutcome(tx: Transaction, id: number, outcome: MailOutcome): Promise<void> {
  await tx.updateTable('mails').set(outcome).where('id', '=', id).execute();
}
