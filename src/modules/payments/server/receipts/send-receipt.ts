/** Emails the receipt for a paid shipment to the address for billing, if the booking gave one. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { Contact } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { receiptMail, type Receipt } from '../../domain/receipt-mail.ts';

/** In the transaction of the payment. */
export async function sendReceipt(
  app: FastifyInstance,
  tx: Transaction,
  shipment: Row<'shipments'>,
  receipt: Omit<Receipt, 'reference' | 'serviceLevel'>,
): Promise<void> {
  const { email } = (shipment.responsible_contact ?? {}) as Partial<Contact>;
  if (email === undefined) return;
  const { provider_id: providerId, short_tracking_reference: reference, service_level_name: serviceLevel } = shipment;
  const settings = await app.settings.decidingWithin(tx, providerId);
  await putMail(tx, providerId, {
    ...{ kind: 'receipt', sender: 'provider', in_inbox: true },
    recipients: email.split(/[,;]/).flatMap((one) => one.trim() || []),
    ...receiptMail({ ...receipt, reference, serviceLevel }, settings),
    reply_to: settings.billing_email_address ?? null,
  });
}
