/** Statements about the outbox: a mail is written in the transaction of what it tells, and sent by a job of the same transaction. */
import { enqueueJob } from '../db/enqueue.ts';
import type { MailsStatus, MailsTransport } from '#generated/database.ts';
import type { Transaction } from '../db/tenant.ts';

export interface NewMail {
  /** What it is about, for people who look through the outbox. */
  readonly kind: string;
  /** Whether people find it in the product too: nothing that opens something, such as a link to a new password or a PIN. */
  readonly in_inbox: boolean;
  readonly recipients: readonly string[];
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same with markup, for readers that show it. */
  readonly html?: string | null;
  /** Who it comes from, where that is not the platform itself. */
  readonly from_name?: string | null;
  readonly from_address?: string | null;
  readonly reply_to?: string | null;
  /** Whose mail server sends it; the platform's when left out. */
  readonly transport?: MailsTransport;
}

/** Tried over about half a day, each time after a longer pause; then it stays as failed. */
const maxAttempts = 12;

/** Answers the number of the mail. One to nobody is kept too: that there was nobody to tell is worth knowing. */
export async function putMail(tx: Transaction, providerId: number, { in_inbox, ...mail }: NewMail): Promise<number> {
  const status = mail.recipients.length === 0 ? 'no_recipients' : 'waiting';
  const row = { ...mail, recipients: [...mail.recipients], provider_id: providerId };
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
  if (status === 'waiting') await enqueueJob(tx, 'send_mail', { mail_id: id }, { maxAttempts });
  return id;
}

/** Sends a mail again that was given up. False when it was not. */
export async function retryMail(tx: Transaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ status: 'waiting', problem: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await enqueueJob(tx, 'send_mail', { mail_id: id }, { maxAttempts });
  return true;
}

export interface WaitingMail extends Omit<NewMail, 'in_inbox'> {
  readonly transport: MailsTransport;
  readonly id: number;
  readonly provider_id: number;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Undefined when it is sent already, or given up. */
export function findUnsentMail(tx: Transaction, id: number): Promise<WaitingMail | undefined> {
  return tx
    .selectFrom('mails')
    .select(['id', 'provider_id', 'kind', 'recipients', 'subject', 'body', 'attempts', 'created_at'])
    .select(['html', 'from_name', 'from_address', 'reply_to', 'transport'])
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'not_configured'])
    .executeTakeFirst();
}

export interface MailOutcome {
  readonly status: MailsStatus;
  readonly attempts: number;
  /** What went wrong, in the words of the mail server. */
  readonly problem: string | null;
  readonly sent_at: Date | null;
}

export async function keepOutcome(tx: Transaction, id: number, outcome: MailOutcome): Promise<void> {
  await tx.updateTable('mails').set(outcome).where('id', '=', id).execute();
}
