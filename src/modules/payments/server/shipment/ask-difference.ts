/** Emails a payer without an account a link to pay the difference for parcels larger or heavier than booked (F196). */
import { emailsIn } from '#engine/schema/formats.ts';
import type { FastifyInstance } from 'fastify';
import type { Contact } from '#generated/types.ts';
import { issuerOf } from '#modules/billing/domain/parties.ts';
import { isPaidOnline } from '#modules/shipments/server/services/pay-now.ts';
import { centsOpen, isDifference } from '#modules/shipments/server/services/pay-shipment.ts';
import { paymentToken } from '#modules/shipments/server/services/payment-token.ts';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { randOf } from '#platform/domain/money.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { putMail } from '#platform/server/mail/repository.ts';

export const differenceHandlers = (app: FastifyInstance): EventHandlers => ({
  async shipment_payment_due(tx, { shipment_id: id }, { providerId }) {
    const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();
    // Paid or measured again since.
    if (!row || !isDifference(row) || !(await isPaidOnline(app, tx, providerId, id))) return;
    const recipient =
      ((row.responsible_contact ?? {}) as Partial<Contact>).email ?? (row.collection_contact as Contact).email;
    const site = await siteOf(tx, row.tracking_url ?? '');
    if (recipient === undefined || site === undefined) return;
    const { short_tracking_reference: reference } = row;
    const settings = await app.settings.decidingWithin(tx, providerId);
    const token = paymentToken(app.services, { provider_id: providerId, shipment_id: id });
    const difference = moneyText(randOf(centsOpen(row)));
    const parts = [
      `The parcels of shipment ${reference} are larger or heavier than booked. It now costs ${moneyText(randOf(row.rate_cents))}, and ${difference} of that isn’t paid yet.`,
      'The shipment waits until it is paid, and then continues.',
      `Pay the difference: ${site}/shipments/pay?str=${reference}&token=${token}`,
      'The link works for 30 days. If something looks wrong, reply to this email.',
      issuerOf(settings).name,
    ];
    await putMail(tx, providerId, {
      ...{ kind: 'payment-request', sender: 'provider', in_inbox: true, recipients: emailsIn(recipient) },
      ...{ subject: `Pay ${difference} for shipment ${reference}`, body: `${parts.join('\n\n')}\n` },
      reply_to: settings.billing_email_address ?? null,
    });
  },
});
