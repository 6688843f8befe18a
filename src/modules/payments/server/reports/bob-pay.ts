/** Handles Bob Pay's notification of a payment. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { centsOf } from '#platform/domain/money.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { savedCardIn } from '../gateways/bob-pay/saved-card.ts';
import { callGateway } from '../at-gateway.ts';
import { refused } from '../beginning.ts';
import { bobPayRecipient } from '../credentials.ts';
import { isConfirmed, isSigned, textIn } from '../gateways/bob-pay/checkout.ts';
import { purposeOf } from '../repository.ts';
import { settle, type Report } from './settle.ts';

/** Like `takePayfastReport`; `text` is the unchanged body, which Bob Pay is asked to confirm. */
export async function takeBobPayReport(
  app: FastifyInstance,
  providerId: number,
  given: Readonly<Record<string, unknown>>,
  text: string,
): Promise<void> {
  const { database, outbound, config } = app.services;
  const reference = textIn(given, 'custom_payment_id');
  const recipient = await inTenant(database.app, providerId, async (tx) => {
    const purpose = await purposeOf(tx, reference);
    return purpose && bobPayRecipient({ app, tx, providerId, purpose });
  });
  if (!recipient || !isSigned(given, recipient.code, recipient.passphrase)) throw refused();
  const isTrue = await callGateway('Bob Pay', () => isConfirmed(outbound, config.gateways.bobPay, text));
  if (!isTrue) throw refused();
  const amount = Number(given['amount']);
  const paid = Number(given['paid_amount'] ?? amount);
  const state = states[textIn(given, 'status')] ?? 'pending';
  // A payment of less than the requested amount is refused.
  if (state === 'paid' && paid !== amount) throw refused();
  const card = savedCardIn(given);
  const report: Report = {
    ...{ reference, amount: centsOf(amount), state },
    gatewayReference: textIn(given, 'uuid') || textIn(given, 'id'),
    saved: card && { card, recipient: recipient.code },
  };
  await inTenant(database.app, providerId, (tx) => settle(app, tx, 'bob_pay', report));
}

/** A refund is handled manually, so it changes nothing here. */
const states: Readonly<Record<string, Row<'payments'>['state']>> = {
  ...{ paid: 'paid', canceled: 'cancelled', cancelled: 'cancelled', deleted: 'cancelled' },
  ...{ failed: 'failed', chargeback: 'failed' },
};
