/** A local mail server that delivers nothing and stores everything: tests read what arrived, the demo shows it. */
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { cert, key } from './certificate.ts';

export interface ReceivedMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly attachments: readonly { readonly name: string; readonly content: Buffer }[];
  readonly at: Date;
}

export interface MailServer {
  readonly port: number;
  /** Newest first. */
  readonly mails: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

export interface MailServerOptions {
  readonly port?: number;
  /** Sending requires this login. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Recipients to reject. */
  readonly refuses?: (address: string) => boolean;
  /** The encryption of the connection; none if absent. */
  readonly encryption?: 'starttls' | 'tls';
}

/** The maximum number of stored mails, so that a long-running demo does not fill the memory. */
const maxMails = 200;

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { login, refuses } = options;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: options.encryption ? [] : ['STARTTLS'],
    secure: options.encryption === 'tls',
    ...(options.encryption ? { key, cert } : {}),
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const right = login === undefined || (username === login.user && password === login.password);
      if (right) done(null, { user: username ?? '' });
      else done(Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, done) {
      if (refuses?.(address)) done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
      else done();
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const store = async (): Promise<void> => {
        mails.unshift(await receive(stream, recipients));
        mails.length = Math.min(mails.length, maxMails);
      };
      callbackify(store)(done);
    },
  });
  // Clients may disconnect at any time.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise((closed) => server.close(closed)) };
}

async function receive(stream: AsyncIterable<unknown>, to: readonly string[]): Promise<ReceivedMail> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const mail = await PostalMime.parse(Buffer.concat(parts));
  const { messageId: id = '', from, replyTo, subject = '', text = '', html = '' } = mail;
  const sender = { from: from?.address ?? '', fromName: from?.name ?? '', replyTo: replyTo?.[0]?.address ?? '' };
  const attachments = mail.attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    content: Buffer.from(content as ArrayBuffer),
  }));
  return { id, ...sender, to, subject, text, html, attachments, at: new Date() };
}
