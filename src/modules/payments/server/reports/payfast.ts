/** Handles PayFast's notification of a payment. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callGateway } from '../at-gateway.ts';
import { amountOf, refused } from '../beginning.ts';
import { payfastMerchant } from '../credentials.ts';
import { isConfirmed, isSigned } from '../gateways/payfast/checkout.ts';
import { purposeOf } from '../repository.ts';
import { settle, type Report } from './settle.ts';

/**
 * Throws `invalid_notification`, without any effect, if PayFast did not send it or does not confirm it, or if it is not
 * about a payment of this provider over this amount; after `gateway_unreachable` PayFast sends it again later.
 */
export async function takePayfastReport(
  app: FastifyInstance,
  providerId: number,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { database, outbound, config } = app.services;
  const reference = given['m_payment_id'] ?? '';
  const merchant = await inTenant(database.app, providerId, async (tx) => {
    const purpose = await purposeOf(tx, reference);
    return purpose && payfastMerchant({ app, tx, providerId, purpose });
  });
  if (!merchant || given['merchant_id'] !== merchant.id || !isSigned(given, merchant.passphrase)) throw refused();
  const isTrue = await callGateway('PayFast', () => isConfirmed(outbound, config.gateways.payfastPage, given));
  if (!isTrue) throw refused();
  const report: Report = {
    reference,
    amount: amountOf(given['amount_gross'] ?? ''),
    state: states[given['payment_status'] ?? ''] ?? 'pending',
    gatewayReference: given['pf_payment_id'] ?? '',
  };
  await inTenant(database.app, providerId, (tx) => settle(app, tx, 'payfast', report));
}

const states: Readonly<Record<string, Row<'payments'>['state']>> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
};
