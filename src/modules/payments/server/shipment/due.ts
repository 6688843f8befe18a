/** The amount due for a shipment, and the available payment methods. */
import type { FastifyInstance } from 'fastify';
import type { ReadPaymentDueAnswer200, Settings } from '#generated/types.ts';
import { standingRefusal, withoutAmounts } from '#modules/ledger/domain/standing.ts';
import { isPayable } from '#modules/shipments/domain/paying.ts';
import { statusOf } from '#modules/shipments/domain/status.ts';
import { amountDue, isPaidOnline, type PayerRequest } from '#modules/shipments/server/services/pay-now.ts';
import { isDifference } from '#modules/shipments/server/services/pay-shipment.ts';
import { statusForCustomer } from '#modules/shipments/server/services/shipment-statuses.ts';
import { paymentToken } from '#modules/shipments/server/services/payment-token.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { gatewayMethods, type GatewayMethod } from '../../domain/gateway-methods.ts';
import { callGateway } from '../at-gateway.ts';
import { cardsOf, serializeCard } from '../cards/repository.ts';
import { bobPayRecipient } from '../credentials.ts';
import { publicMethods } from '../gateways/bob-pay/checkout.ts';
import type { Payer } from './payer.ts';

/** Throws `unknown_shipment`. */
export async function readDue(
  app: FastifyInstance,
  request: PayerRequest,
  { shipmentId, isCustomer, seesBilling }: Payer,
): Promise<ReadPaymentDueAnswer200> {
  const { providerId } = request;
  const due = await inTenant(app.services.database.app, providerId, async (tx) => {
    const { row, account } = await readShipment(tx, shipmentId);
    const settings = await app.settings.decidingForAccount(tx, providerId, account.id);
    const amount = await amountDue(app, tx, request, row);
    const standing = await app.ledger.accountStanding(tx, account.id);
    const refused = standingRefusal(standing, amount);
    const refusal = refused && !seesBilling ? withoutAmounts(refused) : refused;
    const fromAccount = isCustomer && isPayable(statusOf(row)) && account.account_type !== 'guest';
    const isOnline = await isPaidOnline(app, tx, providerId, shipmentId);
    const recipient = seesBilling && (await bobPayRecipient({ app, tx, providerId, purpose: 'shipment' }));
    const cards = recipient ? await cardsOf(tx, account.id, recipient.code) : undefined;
    return { row, settings, amount, standing, refusal, fromAccount, isOnline, cards };
  });
  const { row, settings, amount, standing, refusal, fromAccount, isOnline, cards } = due;
  const methods = isOnline ? await methodsNow(app, settings) : [];
  return {
    id: row.id,
    short_tracking_reference: row.short_tracking_reference,
    service_level_name: row.service_level_name,
    status: statusForCustomer(row, settings),
    amount: amount / 100,
    is_difference: isDifference(row),
    methods: methods.map(({ value, label }) => ({ value, label })),
    token: paymentToken(app.services, { provider_id: providerId, shipment_id: row.id }),
    ...(cards && { saved_cards: cards.map(serializeCard) }),
    ...(fromAccount && {
      account: {
        ...(seesBilling && { balance: standing.balance / 100 }),
        can_pay: refusal === undefined,
        ...(refusal && { message: refusal.message }),
      },
    }),
  };
}

export async function readShipment(tx: Transaction, id: number) {
  const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const account = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  return { row, account };
}

/**
 * Without methods that Bob Pay currently doesn't offer; all of them when Bob Pay can't be reached, whose own page then
 * reports the problem.
 */
async function methodsNow(app: FastifyInstance, settings: Settings): Promise<readonly GatewayMethod[]> {
  if (settings.payment_methods_bobpay_enabled !== true) return gatewayMethods(settings, 'shipment');
  const code = settings.payment_methods_bobpay_recipient_account_code;
  const { outbound, config } = app.services;
  const readMethods = () => callGateway('Bob Pay', () => publicMethods(outbound, config.gateways.bobPay, code ?? ''));
  const active = code ? await readMethods().catch(() => undefined) : undefined;
  return gatewayMethods(
    settings,
    'shipment',
    active?.filter(({ status }) => status === 'active').map(({ name }) => name),
  );
}
