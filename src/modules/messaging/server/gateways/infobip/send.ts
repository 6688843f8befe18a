/**
 * Sends an SMS or an approved WhatsApp template through Infobip. Uses the documented API: POST /sms/3/messages and POST
 * /whatsapp/1/message/template with `Authorization: App {key}`; the response has one message with its id and the group
 * of its status, of which PENDING and DELIVERED mean that it was accepted.
 */
import { jsonIn, textOf, type Credentials } from '#platform/server/outbound/connection.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { smsText } from '../../../domain/segments.ts';

export interface SmsMessage {
  readonly channel: 'sms';
  /** Digits with the country code: `27825550142`. */
  readonly to: string;
  /** Up to 11 letters and digits; by default the account's own sender. */
  readonly from?: string | undefined;
  readonly text: string;
}

export interface WhatsappMessage {
  readonly channel: 'whatsapp';
  readonly to: string;
  readonly from: string;
  readonly template_name: string;
  readonly parameters: readonly string[];
}

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  /** Retrying is useless. */
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

/** The id of a message in reports, and their address; absent when the gateway can't reach us. */
export interface Reporting {
  readonly id: string;
  readonly report: string | undefined;
}

/** Returns the gateway's id. Throws `GatewayError`, and `OutboundError` without a response. */
export async function sendThroughInfobip(
  credentials: Credentials,
  outbound: Outbound,
  reporting: Reporting,
  message: SmsMessage | WhatsappMessage,
): Promise<string> {
  const path = message.channel === 'sms' ? '/sms/3/messages' : '/whatsapp/1/message/template';
  const answer = await outbound.request(new URL(path, textOf(credentials, 'base_url')), {
    method: 'POST',
    headers: { authorization: `App ${textOf(credentials, 'api_key')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [bodyOf(message, reporting)] }),
  });
  const result = jsonIn(answer) as Answer;
  if (answer.status === 401 || answer.status === 403)
    throw new GatewayError('Infobip rejected the URL or key. Check both in your Infobip account.', false);
  if (answer.status !== 200) {
    const why = result.requestError?.serviceException?.text ?? result.description ?? '';
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    throw new GatewayError(`Infobip didn’t accept the message (code ${answer.status}). ${why}`.trim(), isFinal);
  }
  const [sent] = result.messages ?? [];
  const group = sent?.status?.groupName;
  if (group !== 'PENDING' && group !== 'DELIVERED')
    throw new GatewayError(`Infobip didn’t send it: ${sent?.status?.description ?? 'no reason was given'}.`, true);
  return sent?.messageId ?? reporting.id;
}

interface Answer {
  readonly messages?: readonly {
    readonly messageId?: string;
    readonly status?: { readonly groupName?: string; readonly description?: string };
  }[];
  readonly requestError?: { readonly serviceException?: { readonly text?: string } };
  readonly description?: string;
}

function bodyOf(message: SmsMessage | WhatsappMessage, { id: messageId, report }: Reporting): object {
  if (message.channel === 'sms') {
    const sender = message.from === undefined ? {} : { sender: message.from };
    const content = { text: smsText(message.text) };
    const webhooks = report && { webhooks: { delivery: { url: report }, contentType: 'application/json' } };
    return { ...webhooks, ...sender, destinations: [{ to: message.to, messageId }], content };
  }
  const { to, from, template_name: templateName, parameters: placeholders } = message;
  const notify = report && { notifyUrl: report };
  return {
    ...notify,
    from,
    to,
    messageId,
    content: { templateName, templateData: { body: { placeholders } }, language: 'en' },
  };
}
