/** Sends one SMS or WhatsApp message of the communication log through its gateway, and stores the result in its row. */
import type { FastifyInstance } from 'fastify';
import { storedCredentials } from '#modules/settings/server/services/stored-credentials.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { enqueueJob, queueOf } from '#platform/server/db/enqueue.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { keepOutcome } from '#platform/server/jobs/keep-outcome.ts';
import type { RenderedMessage } from '../domain/render.ts';
import { infobipCheck, infobipSection } from './gateways/infobip/check-connection.ts';
import { GatewayError, sendThroughInfobip, type SmsMessage, type WhatsappMessage } from './gateways/infobip/send.ts';
import { reportAddress } from './gateways/infobip/report-address.ts';
import { findQueued, keepMessageOutcome, type MessageOutcome, type QueuedMessage } from './message-repository.ts';

const sendMessageJob = 'send_message';

const noGateway = 'No gateway is set up. Enter the Infobip URL and key under Feature toggles.';

interface Payload {
  readonly provider_id: number;
  readonly data: { readonly message_id: number };
}

/** In the transaction that inserted the message, or sends it again. */
export async function enqueueMessage(tx: Transaction, id: number): Promise<void> {
  await enqueueJob(tx, sendMessageJob, { message_id: id }, { maxAttempts: 8, queue: queueOf('message gateway', id) });
}

/**
 * No transaction is open during requests to the gateway. Without a gateway a message fails, and staff decide whether it
 * is sent once there is one: by then it may be out of date.
 */
export function sendMessage(app: FastifyInstance): Job {
  const { keys, outbound } = app.services;
  return {
    name: sendMessageJob,
    lane: 'messages',
    async run(worker, payload, helpers) {
      const { provider_id: providerId, data } = payload as Payload;
      const found = await inTenant(worker, providerId, async (tx) => {
        const message = await findQueued(tx, data.message_id);
        if (!message) return undefined;
        const credentials = await storedCredentials(tx, keys, {
          providerId,
          section: infobipSection,
          check: infobipCheck,
        });
        const settings = await app.settings.decidingWithin(tx, providerId);
        const report = await reportAddress(tx, keys, providerId, message.id);
        return { message, credentials, settings, report };
      });
      if (!found) return;
      const { message, credentials, settings, report } = found;
      const store = (outcome: MessageOutcome) =>
        keepOutcome(() => inTenant(worker, providerId, (tx) => keepMessageOutcome(tx, message.id, outcome)));
      if (!credentials) return store({ status: 'failed', attempts: message.attempts, problem: noGateway });
      const attempts = message.attempts + 1;
      let gateway_id: string;
      try {
        const id = `${providerId}-${message.id}`;
        const outgoing = outgoingOf(message, settings.sms_sender_name, settings.whatsapp_sender_number);
        gateway_id = await sendThroughInfobip(credentials, outbound, { id, report }, outgoing);
      } catch (error) {
        const problem = error instanceof Error ? error.message.slice(0, 600) : String(error);
        const isFinal =
          (error instanceof GatewayError && error.final) || helpers.job.attempts >= helpers.job.max_attempts;
        await store({ status: isFinal ? 'failed' : 'queued', attempts, problem });
        // Thrown only so that the queue tries again.
        if (!isFinal) throw error;
        return;
      }
      await store({ status: 'sent', attempts, problem: null, gateway_id, sent_at: new Date() });
    },
    async giveUp(worker, payload) {
      const { provider_id: providerId, data } = payload as Payload;
      await inTenant(worker, providerId, async (tx) => {
        const message = await findQueued(tx, data.message_id);
        const outcome = { status: 'failed', problem: 'Sending was interrupted too many times.' } as const;
        if (message) await keepMessageOutcome(tx, message.id, { ...outcome, attempts: message.attempts });
      });
    },
  };
}

/** Throws `GatewayError` where WhatsApp has no sender number. */
function outgoingOf(
  { channel, recipient, outgoing }: QueuedMessage,
  smsSender: string | null | undefined,
  whatsappSender: string | null | undefined,
): SmsMessage | WhatsappMessage {
  const { text = '', template_name = '', parameters = [] } = outgoing as RenderedMessage;
  const to = digits(recipient);
  if (channel === 'sms') return { channel, to, text, ...(smsSender ? { from: smsSender } : {}) };
  if (!whatsappSender) throw new GatewayError('There is no WhatsApp number to send from.', true);
  return { channel: 'whatsapp', to, from: digits(whatsappSender), template_name, parameters };
}

function digits(phone: string): string {
  return displayPhone(phone).replace(/\D/g, '');
}
