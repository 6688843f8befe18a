/** What Stitch reports of a payment: that a payment request of ours moved. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { purposes, type Purpose } from '../../domain/gateway-methods.ts';
import { asking } from '../at-gateway.ts';
import { amountOf, refused } from '../beginning.ts';
import { stitchClient, stitchWebhookSecret } from '../credentials.ts';
import { readRequest, type Stitch } from '../gateways/stitch/checkout.ts';
import { isSigned, requestIn, type Webhook } from '../gateways/stitch/webhook.ts';
import { purposeOf } from '../repository.ts';
import { settle, type Report } from './settle.ts';

/**
 * Takes a webhook, and asks Stitch what became of the payment request that it is about. Throws `invalid_notification`, without any
 * effect, for what Stitch did not send or what is not about a payment of ours; `gateway_unreachable` makes it report again later.
 */
export async function takeStitchReport(app: FastifyInstance, providerId: number, webhook: Webhook): Promise<void> {
  const { app: access } = app.services.database;
  for (const { stitch, purpose } of await sendersOf(app, providerId, webhook)) {
    const id = requestIn(JSON.parse(webhook.text));
    const found = id && (await asking('Stitch', () => readRequest(stitch, id)));
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

/** Those of the provider's clients at Stitch that the webhook may be for, by its signature. */
function sendersOf(app: FastifyInstance, providerId: number, webhook: Webhook): Promise<readonly Sender[]> {
  const { database, clock } = app.services;
  return inTenant(database.app, providerId, async (tx) => {
    const senders: Sender[] = [];
    for (const purpose of purposes) {
      const asked = { app, tx, providerId, purpose };
      const secret = await stitchWebhookSecret(asked);
      const stitch = secret && isSigned(webhook, secret, clock()) ? await stitchClient(asked) : undefined;
      if (stitch) senders.push({ stitch, purpose });
    }
    return senders;
  });
}

/** `500` and `500.5` as `500.00` and `500.50`; whatever else is left as it is. */
function twoDecimals(quantity: string): string {
  return /^\d+(?:\.\d)?$/.test(quantity) ? Number(quantity).toFixed(2) : quantity;
}
