/** Handles Stitch's webhook about a changed payment request. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { purposes, type Purpose } from '../../domain/gateway-methods.ts';
import { callGateway } from '../at-gateway.ts';
import { amountOf, refused } from '../beginning.ts';
import { stitchClient, stitchWebhookSecret } from '../credentials.ts';
import { readRequest } from '../gateways/stitch/checkout.ts';
import type { Stitch } from '../gateways/stitch/graphql.ts';
import { isSigned, requestIn, type Webhook } from '../gateways/stitch/webhook.ts';
import { purposeOf } from '../repository.ts';
import { settle, type Report } from './settle.ts';

/**
 * Verifies a webhook, and reads the state of the payment request from Stitch. Throws `invalid_notification`, without
 * any effect, if Stitch did not send it or it is not about one of our payments; after `gateway_unreachable` it is sent
 * again later.
 */
export async function takeStitchReport(app: FastifyInstance, providerId: number, webhook: Webhook): Promise<void> {
  const { app: access } = app.services.database;
  for (const { stitch, purpose } of await sendersOf(app, providerId, webhook)) {
    const id = requestIn(JSON.parse(webhook.text));
    const found = id && (await callGateway('Stitch', () => readRequest(stitch, id)));
    if (!id || !found) continue;
    const amount = found.quantity === undefined ? undefined : amountOf(twoDecimals(found.quantity));
    const report: Report = { reference: found.reference, amount, state: found.state, gatewayReference: id };
    const isTaken = await inTenant(access, providerId, async (tx) => {
      if ((await purposeOf(tx, report.reference)) !== purpose) return false;
      await settle(app, tx, 'stitch', report);
      return true;
    });
    if (isTaken) return;
  }
  throw refused();
}

interface Sender {
  readonly stitch: Stitch;
  readonly purpose: Purpose;
}

/** The provider's Stitch clients that may have sent the webhook, by its signature. */
function sendersOf(app: FastifyInstance, providerId: number, webhook: Webhook): Promise<readonly Sender[]> {
  const { database, clock } = app.services;
  return inTenant(database.app, providerId, async (tx) => {
    const senders: Sender[] = [];
    for (const purpose of purposes) {
      const context = { app, tx, providerId, purpose };
      const secret = await stitchWebhookSecret(context);
      const stitch = secret && isSigned(webhook, secret, clock()) ? await stitchClient(context) : undefined;
      if (stitch) senders.push({ stitch, purpose });
    }
    return senders;
  });
}

/** `500` and `500.5` as `500.00` and `500.50`; anything else unchanged. */
function twoDecimals(quantity: string): string {
  return /^\d+(?:\.\d)?$/.test(quantity) ? Number(quantity).toFixed(2) : quantity;
}
