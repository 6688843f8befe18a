/** A connection to a mail server whose address a user typed: never into our own network, never without encryption. */
import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { textOf } from '../outbound/connection.ts';
import type { Outbound } from '../outbound/outbound.ts';

/** `credentials`: host, port, security (starttls or tls), username and password. Throws `OutboundError`. */
export async function smtpTransport(
  credentials: Readonly<Record<string, unknown>>,
  outbound: Outbound,
): Promise<Transporter> {
  const host = textOf(credentials, 'host');
  const user = textOf(credentials, 'username');
  const secure = credentials['security'] === 'tls';
  const { address, port, trusted } = await outbound.find(host, Number(credentials['port']));
  const patience = outbound.patienceMs;
  return createTransport({
    host: address,
    port,
    secure,
    requireTLS: !secure,
    tls: { ...(isIP(host) === 0 ? { servername: host } : {}), rejectUnauthorized: !trusted },
    ...(user === '' ? {} : { auth: { user, pass: textOf(credentials, 'password') } }),
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
  });
}
