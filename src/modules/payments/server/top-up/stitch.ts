/** Topping up with Stitch, from a bank or by card: a payment request is made. */
import type { FastifyInstance } from 'fastify';
import { inTenant } from '#platform/server/db/tenant.ts';
import { stitchBeneficiary, stitchClient } from '../credentials.ts';
import { askForPage, type PaymentRequest } from '../gateways/stitch/checkout.ts';
import * as payments from '../payments.ts';
import { markReference } from '../repository.ts';

/** As for Bob Pay. `currency`, when it is named, is the rand (F277). */
export async function startStitch(app: FastifyInstance, beginning: payments.Beginning): Promise<string> {
  const { database } = app.services;
  const { providerId, fields } = beginning;
  const { stitch, request } = await inTenant(database.app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    const asking = { app, tx, providerId, purpose: 'top_up' } as const;
    const client = await stitchClient(asking);
    const beneficiary = await stitchBeneficiary(asking);
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
