/**
 * Asks a payer without an account for the difference for parcels larger or heavier than booked (F196): an email with a
 * link, or an SMS where there is no email address. It is in the shipment's communication log.
 */
import type { FastifyInstance } from 'fastify';
import { emailsIn } from '#engine/schema/formats.ts';
import type { Row } from '#generated/database.ts';
import type { Contact } from '#generated/types.ts';
import { isPaidOnline } from '#modules/shipments/server/services/pay-now.ts';
import { centsOpen, isDifference } from '#modules/shipments/server/services/pay-shipment.ts';
import { paymentToken } from '#modules/shipments/server/services/payment-token.ts';
import { shortUrlFor } from '#modules/tracking/server/services/short-urls.ts';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { randOf } from '#platform/domain/money.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { addressOf } from '../domain/messages-for.ts';
import { addMessage, linkMail, type NewMessage } from './message-repository.ts';
import { enqueueMessage } from './send-message-job.ts';

/** What the message says. */
interface Asking {
  readonly reference: string;
  readonly difference: string;
  readonly price: string;
  readonly url: string;
  readonly provider: string;
}

export const differenceHandlers = (app: FastifyInstance): EventHandlers => ({
  async shipment_payment_due(tx, { shipment_id: id }, { providerId }) {
    const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();
    // Paid or measured again since.
    if (!row || !isDifference(row) || !(await isPaidOnline(app, tx, providerId, id))) return;
    const site = await siteOf(tx, row.tracking_url ?? '');
    if (site === undefined) return;
    const settings = await app.settings.decidingWithin(tx, providerId);
    const provider = await findTitle(tx, providerId, settings);
    const { short_tracking_reference: reference } = row;
    const token = paymentToken(app.services, { provider_id: providerId, shipment_id: id });
    const asking: Asking = {
      ...{ reference, difference: moneyText(randOf(centsOpen(row))), price: moneyText(randOf(row.rate_cents)) },
      ...{ url: `${site}/shipments/pay?str=${reference}&token=${token}`, provider },
    };
    const payer = payerOf(row);
    const [email, phone] = [addressOf(payer, 'email'), addressOf(payer, 'sms')];
    /** The link is for the payer only. */
    const logged = (text: string) => text.replaceAll(token, '…');
    const add = (message: Pick<NewMessage, 'channel' | 'recipient' | 'content'> & Partial<NewMessage>) =>
      addMessage(tx, providerId, {
        ...{ shipment_id: id, account_id: row.account_id, kind: 'payment_due', revision: row.revision },
        ...{ about: 'Payment due', party: 'collection', recipient_name: payer.name, subject: null },
        ...{ outgoing: null, status: 'queued', problem: null },
        ...message,
      });
    if (email !== undefined) {
      const subject = `Pay ${asking.difference} for shipment ${reference}`;
      const body = emailText(asking);
      const message = await add({ channel: 'email', recipient: email, subject, content: logged(body) });
      if (message === undefined) return;
      const mail = await putMail(tx, providerId, {
        ...{ kind: 'payment-request', sender: 'provider', in_inbox: true, recipients: emailsIn(email) },
        ...{ subject, body },
        reply_to: settings.billing_email_address ?? null,
      });
      return linkMail(tx, message, mail);
    }
    if (phone === undefined) {
      const problem = `${payer.name} has no email address and no mobile number.`;
      await add({ channel: 'email', recipient: '', content: logged(smsText(asking)), status: 'not-sent', problem });
      return;
    }
    const url =
      settings.shorten_urls === false ? asking.url : await shortUrlFor(tx, providerId, asking.url, new Date());
    const text = smsText({ ...asking, url });
    const message = await add({ channel: 'sms', recipient: phone, content: logged(text), outgoing: { text } });
    if (message !== undefined) await enqueueMessage(tx, message);
  },
});

/** Whoever answers for the shipment, or else its sender. */
function payerOf({ responsible_contact, collection_contact }: Row<'shipments'>): Contact {
  const sender = collection_contact as Contact;
  const payer = (responsible_contact ?? {}) as Partial<Contact>;
  const isReachable = payer.email !== undefined || payer.mobile_number !== undefined;
  return isReachable ? { ...payer, name: payer.name ?? sender.name } : sender;
}

function emailText({ reference, difference, price, url, provider }: Asking): string {
  const parts = [
    `The parcels of shipment ${reference} are larger or heavier than booked. It now costs ${price}, and ${difference} of that isn’t paid yet.`,
    'The shipment waits until it is paid, and then continues.',
    `Pay the difference: ${url}`,
    'The link works for 30 days. If something looks wrong, reply to this email.',
    provider,
  ];
  return `${parts.join('\n\n')}\n`;
}

function smsText({ reference, difference, url, provider }: Asking): string {
  return `${provider}: shipment ${reference} is larger or heavier than booked and waits until ${difference} is paid: ${url}`;
}
