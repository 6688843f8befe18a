/**
 * Tests a mail server: connects, requires encryption, signs in when there is a user name, and quits without sending
 * anything. Uses only SMTP (EHLO, STARTTLS, AUTH, QUIT).
 */
import { OutboundError } from '../outbound/addresses.ts';
import {
  connected,
  textOf,
  unreachable,
  wrongCredentials,
  type ConnectionCheck,
  type Verdict,
} from '../outbound/connection.ts';
import { smtpTransport } from './smtp-transport.ts';

const title = 'The mail server';

export const smtpCheck: ConnectionCheck = {
  destinations: ['host', 'port', 'security'],
  async run(credentials, outbound) {
    const user = textOf(credentials, 'username');
    try {
      await (await smtpTransport(credentials, outbound)).verify();
      return user === '' ? connected('nobody in particular', 'The username is missing.') : connected(user);
    } catch (error) {
      return error instanceof OutboundError ? unreachable(title, error) : verdictOf(error);
    }
  },
};

function verdictOf(error: unknown): Verdict {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH') return wrongCredentials('The mail server rejected the username or password.');
  if (code === 'ETLS' || /CERT|SSL|ALTNAME/.test(code))
    return {
      result: 'unreachable',
      message: 'Not connected: The mail server doesn’t offer trusted encryption. Check port and encryption.',
    };
  if (responseCode !== undefined)
    return {
      result: 'unexpected',
      message: `Not connected: The mail server rejected the connection (code ${responseCode}).`,
    };
  const why = code === 'ETIMEDOUT' ? 'It didn’t respond in time.' : 'Check its name, port and encryption.';
  return { result: 'unreachable', message: `Not connected: couldn’t reach ${title}. ${why}` };
}
