/** Emails the receipt for a payment of a shipment to the address for billing, if the booking gave one. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Contact } from '#generated/types.ts';
import type { Settled } from '#modules/shipments/server/services/pay-shipment.ts';
import { documentText } from '#modules/billing/server/services/document-pdf.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { readReceipt } from './receipt.ts';

interface Paid {
  readonly transactionId: number;
  readonly settled: Settled;
  /** Whether it paid for parcels that were larger than booked. */
  readonly isDifference: boolean;
}

/** In the transaction of the payment. */
export async function sendReceipt(
  app: FastifyInstance,
  tx: Transaction,
  shipment: Row<'shipments'>,
  { transactionId, settled, isDifference }: Paid,
): Promise<void> {
  const { email } = (shipment.responsible_contact ?? {}) as Partial<Contact>;
  if (email === undefined) return;
  const { provider_id: providerId, short_tracking_reference: reference } = shipment;
  const { document } = await readReceipt(app, tx, providerId, transactionId, null);
  const { billing_email_address: replies } = await app.settings.decidingWithin(tx, providerId);
  const results: Readonly<Record<Settled, string>> = {
    settled: `Thank you for your payment${isDifference ? ' for the larger parcels' : '. The shipment is booked'}.`,
    part: 'Thank you for your payment. The price of the shipment changed while you were paying. Part of it is still due.',
    unawaited:
      'The shipment no longer awaited a payment: it was already paid for, or has been cancelled. Reply to this email to get this amount back.',
  };
  await putMail(tx, providerId, {
    ...{ kind: 'receipt', sender: 'provider', in_inbox: true },
    recipients: emailsIn(email),
    ...{ subject: `Receipt for shipment ${reference}`, body: `${results[settled]}\n\n${documentText(document)}` },
    reply_to: replies ?? null,
  });
}
