/** Sends mails by SMTP, through the platform's mail server or a provider's own. */
import { createTransport, type Transporter } from 'nodemailer';

export interface OutgoingMail {
  /** The same for every attempt, so that the mail server can detect duplicates. */
  readonly id: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly html?: string | null | undefined;
  readonly from_name?: string | null | undefined;
  readonly from_address?: string | null | undefined;
  readonly reply_to?: string | null | undefined;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
}

export interface Mailer {
  /** Returns the recipients that the server refused while accepting others; throws `MailError` when it accepted none. */
  send: (mail: OutgoingMail) => Promise<readonly string[]>;
}

export class MailError extends Error {
  override readonly name = 'MailError';
  /** Retrying is useless: the server accepts none of the recipients. */
  readonly final: boolean;

  constructor(message: string, final: boolean, cause: unknown) {
    super(message, { cause });
    this.final = final;
  }
}

const patienceMs = 15_000;

/** `url`: `smtp://user:password@host:587` or `smtps://…`; `from`: the default sender. */
export function openMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return mailerOver(createTransport({ url, ...timeouts }), from);
}

/** `from`: a name and an address, or the address alone. */
export function mailerOver(transport: Pick<Transporter, 'sendMail'>, from: string): Mailer {
  const usual = /^(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? ['', '', from.trim()];
  return {
    async send(mail) {
      const { id, recipients, subject, body, html, from_name: name, reply_to: replyTo } = mail;
      const address = mail.from_address ?? usual[2];
      // Of the sender's domain: a provider's mails don't name the platform's.
      const host = address.slice(address.lastIndexOf('@') + 1);
      try {
        const { rejected } = (await transport.sendMail({
          from: { name: name ?? usual[1], address },
          ...{ to: [...recipients], subject, text: body, messageId: `<${id}@${host}>` },
          ...(html ? { html } : {}),
          ...(replyTo ? { replyTo } : {}),
          ...(mail.attachments ? { attachments: [...mail.attachments] } : {}),
          ...(html ? { headers: { 'Auto-Submitted': 'auto-generated' } } : {}),
        })) as { rejected: string[] };
        return rejected;
      } catch (error) {
        throw mailError(error);
      }
    },
  };
}

/** Describes the error without the server's URL, which may contain its password. */
function mailError(error: unknown): MailError {
  const known = error as { readonly code?: string; readonly responseCode?: number; readonly response?: string };
  const words = known.response ?? (error instanceof Error ? error.message : 'The mail server rejected it');
  return new MailError(words.slice(0, 500), known.code === 'EENVELOPE' && (known.responseCode ?? 0) >= 500, error);
}
