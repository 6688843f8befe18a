/** Hands finished mails to the mail server that the platform is configured with, by SMTP. */
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The same for every attempt, so that a mail server that has it already can tell. */
  readonly id: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
}

export interface Mailer {
  /** Answers the recipients that the server refused while it took the others; throws `MailError` when it took none. */
  send: (mail: OutgoingMail) => Promise<readonly string[]>;
}

export class MailError extends Error {
  override readonly name = 'MailError';
  /** Trying again cannot help: the server knows none of the recipients. */
  readonly final: boolean;

  constructor(message: string, final: boolean, cause: unknown) {
    super(message, { cause });
    this.final = final;
  }
}

const patienceMs = 15_000;

/** `url`: `smtp://user:password@host:587` or `smtps://…`; `from`: the sender of everything. */
export function openMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url, ...timeouts });
  const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipients, subject, body }) {
      try {
        const message = { from, to: [...recipients], subject, text: body, messageId: `<${id}@${host}>` };
        const { rejected } = await transport.sendMail(message);
        return rejected;
      } catch (error) {
        throw mailError(error);
      }
    },
  };
}

/** Says what happened without the address of the server, whose password it may hold. */
function mailError(error: unknown): MailError {
  const known = error as { readonly code?: string; readonly responseCode?: number; readonly response?: string };
  const words = known.response ?? (error instanceof Error ? error.message : 'The mail server rejected it');
  return new MailError(words.slice(0, 500), known.code === 'EENVELOPE' && (known.responseCode ?? 0) >= 500, error);
}
