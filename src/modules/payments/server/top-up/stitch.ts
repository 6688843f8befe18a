/** Topping up with Stitch, from a bank or by card: a payment request is made, and Stitch says that it moved. */
import type { FastifyInstance } from 'fastify';
import { storedSecret } from '#modules/settings/server/services/stored-secret.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { askForPage, readRequest, type PaymentRequest, type Stitch } from '../gateways/stitch/checkout.ts';
import { isSigned, requestIn, type Webhook } from '../gateways/stitch/webhook.ts';
import * as payments from '../payments.ts';
import { markReference } from '../repository.ts';

/** As for Bob Pay. `currency`, when it is named, is the rand (F277). */
export async function startStitch(app: FastifyInstance, beginning: payments.Beginning): Promise<string> {
  const { database } = app.services;
  const { providerId, fields } = beginning;
  const { stitch, request } = await inTenant(database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const client = await readClient(app, tx, providerId);
    const beneficiary = await readBeneficiary(app, tx, providerId);
    if (!client || !beneficiary || settings.payment_methods_stitch_topup_enabled !== true)
      throw payments.notSetUp('Stitch');
    const method = (settings.payment_methods_stitch_topup_methods ?? []).find(
      (one) => one === fields['payment_method'],
    );
    if (!method) throw payments.invalid('payment_method', 'Choose another way to pay');
    if ((fields['currency'] ?? 'ZAR') !== 'ZAR') throw payments.invalid('currency', 'Send ZAR');
    const reference = payments.referenceIn(fields, 'external_reference');
    const amount = payments.amountIn(fields, 'quantity');
    await payments.requireOurs(tx, beginning, 'redirect_uri', '/stitch-payment');
    await payments.begin(tx, { ...beginning, gateway: 'stitch', reference, amount });
    const asked: PaymentRequest = {
      ...{ quantity: (amount / 100).toFixed(2), reference, method, beneficiary },
      payerReference: fields['payer_reference'] ?? 'Top-up',
      payerId: fields['payer_information'] ?? String(beginning.accountId),
      redirectUri: fields['redirect_uri'] ?? '',
    };
    return { stitch: client, request: asked };
  });
  try {
    return await payments.asking('Stitch', () => askForPage(stitch, request));
  } catch (failure) {
    await inTenant(database.app, providerId, (tx) => markReference(tx, request.reference, 'failed'));
    throw failure;
  }
}

/**
 * Takes a webhook, and asks Stitch what became of the payment request that it is about. Throws `invalid_notification`, without any
 * effect, for what Stitch did not send or what is not about a payment of ours; `gateway_unreachable` makes it report again later.
 */
export async function takeStitchReport(app: FastifyInstance, providerId: number, webhook: Webhook): Promise<void> {
  const { database, keys, clock } = app.services;
  const { stitch, secret } = await inTenant(database.app, providerId, async (tx) => ({
    stitch: await readClient(app, tx, providerId),
    secret: await storedSecret(tx, keys, providerId, 'payment_methods_stitch_topup_webhook_secret'),
  }));
  if (!stitch || !secret || !isSigned(webhook, secret, clock())) throw payments.refused();
  const id = requestIn(JSON.parse(webhook.text));
  const found = id && (await payments.asking('Stitch', () => readRequest(stitch, id)));
  if (!id || !found) throw payments.refused();
  const amount = found.quantity === undefined ? undefined : payments.amountOf(twoDecimals(found.quantity));
  const report: payments.Report = { reference: found.reference, amount, state: found.state, gatewayReference: id };
  await inTenant(database.app, providerId, (tx) => payments.settle(app, tx, 'stitch', report));
}

/** `500` and `500.5` as `500.00` and `500.50`; whatever else is left as it is. */
function twoDecimals(quantity: string): string {
  return /^\d+(?:\.\d)?$/.test(quantity) ? Number(quantity).toFixed(2) : quantity;
}

async function readClient(app: FastifyInstance, tx: Transaction, providerId: number): Promise<Stitch | undefined> {
  const { outbound, config, keys } = app.services;
  const settings = await app.settings.decidingWithin(tx, providerId);
  const id = settings.payment_methods_stitch_topup_client_id;
  const secret = await storedSecret(tx, keys, providerId, 'payment_methods_stitch_topup_client_secret');
  return id && secret ? { outbound, addresses: config.gateways, client: { id, secret } } : undefined;
}

async function readBeneficiary(app: FastifyInstance, tx: Transaction, providerId: number) {
  const settings = await app.settings.decidingWithin(tx, providerId);
  const name = settings.payment_methods_stitch_topup_beneficiary_name;
  const bankId = settings.payment_methods_stitch_topup_beneficiary_bank_id;
  const accountNumber = settings.payment_methods_stitch_topup_beneficiary_account_number;
  const reference = settings.payment_methods_stitch_topup_beneficiary_reference;
  return name && bankId && accountNumber && reference ? { name, bankId, accountNumber, reference } : undefined;
}
