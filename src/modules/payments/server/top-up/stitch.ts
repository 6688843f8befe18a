/** Topping up with Stitch, from a bank account or by card: creates a payment request. */
import type { FastifyInstance } from 'fastify';
import { paymentTypeOf } from '../../domain/labels.ts';
import { atStitch, notSetUp, startPayment } from '../at-gateway.ts';
import * as beginnings from '../beginning.ts';

/** Like Bob Pay. `currency`, if present, must be rand (F277). */
export function startStitch(app: FastifyInstance, beginning: beginnings.Beginning): Promise<string> {
  const { providerId, fields } = beginning;
  return startPayment(app, providerId, async (tx) => {
    const settings = await app.settings.decidingWithin(tx, providerId);
    if (settings.payment_methods_stitch_topup_enabled !== true) throw notSetUp('stitch', 'top_up');
    const method = (settings.payment_methods_stitch_topup_methods ?? []).find(
      (one) => one === fields['payment_method'],
    );
    if (!method) throw beginnings.invalid('payment_method', 'Choose another way to pay');
    if ((fields['currency'] ?? 'ZAR') !== 'ZAR') throw beginnings.invalid('currency', 'Send ZAR');
    const metadata = metadataIn(fields['metadata']);
    const reference = beginnings.referenceIn(fields, 'external_reference');
    const amount = beginnings.amountIn(fields, 'quantity');
    await beginnings.requireOurs(tx, beginning, 'redirect_uri', '/stitch-payment');
    await beginnings.begin(tx, {
      ...beginning,
      gateway: 'stitch',
      type: paymentTypeOf('stitch', method),
      reference,
      amount,
    });
    const leave = await atStitch(
      { app, tx, providerId, purpose: 'top_up' },
      { reference, amount },
      {
        method,
        payerReference: fields['payer_reference'] ?? 'Top-up',
        payerId: fields['payer_information'] ?? String(beginning.accountId),
        redirectUri: fields['redirect_uri'] ?? '',
        metadata,
      },
    );
    return { reference, leave };
  });
}

/** Throws `invalid_payment` for text that is no JSON object. */
function metadataIn(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    /* Refused below. */
  }
  throw beginnings.invalid('metadata', 'Send a JSON object');
}
