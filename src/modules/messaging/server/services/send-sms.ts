/** Sends an SMS at once that is not logged, such as a one-time PIN. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { storedCredentials } from '#modules/settings/server/services/stored-credentials.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { infobipCheck, infobipSection } from '../gateways/infobip/check-connection.ts';
import { GatewayError, sendThroughInfobip } from '../gateways/infobip/send.ts';

/**
 * Call it without a transaction. Throws `GatewayError` without a gateway or when it refuses, and `OutboundError`
 * without a response.
 */
export async function sendSmsNow(app: FastifyInstance, providerId: number, phone: string, text: string): Promise<void> {
  const { database, keys, outbound } = app.services;
  const found = await inTenant(database.app, providerId, async (tx) => {
    const gateway = { providerId, section: infobipSection, check: infobipCheck };
    const credentials = await storedCredentials(tx, keys, gateway);
    return { credentials, settings: await app.settings.decidingWithin(tx, providerId) };
  });
  if (!found.credentials) throw new GatewayError('No gateway is set up.', true);
  const sender = found.settings.sms_sender_name;
  const to = displayPhone(phone).replaceAll(/\D/g, '');
  const message = { channel: 'sms', to, text, ...(sender ? { from: sender } : {}) } as const;
  await sendThroughInfobip(found.credentials, outbound, { id: randomUUID(), report: undefined }, message);
}
