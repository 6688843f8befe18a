/** Sends the PIN of a shipment again by SMS, to a contact without an email address; the communication log hides it. */
import type { FastifyInstance } from 'fastify';
import type { Contact } from '#generated/types.ts';
import { legOfPin, pinColumns, pinNames } from '#modules/shipments/domain/pins.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { EventHandlers } from '#platform/server/events/handlers.ts';
import { addressOf } from '../domain/messages-for.ts';
import { addMessage } from './message-repository.ts';
import { contentOf } from './notify.ts';
import { enqueueMessage } from './send-message-job.ts';

export const pinHandlers = (app: FastifyInstance): EventHandlers => ({
  async shipment_pin_requested(tx, { shipment_id: id, pin: kind }, { providerId, eventId }) {
    const row = await tx.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();
    const pin = row?.[pinColumns[kind]];
    if (!row || !pin) return;
    const party = legOfPin(kind);
    const contact = row[`${party}_contact`] as Contact;
    const to = addressOf(contact, 'sms');
    if (to === undefined) return;
    const settings = await app.settings.decidingWithin(tx, providerId);
    const provider = await findProvider(tx, providerId);
    const outgoing = {
      text: `${providerTitle(settings, provider ?? { name: '' })}: your ${pinNames[kind]} for shipment ${row.short_tracking_reference} is ${pin}.`,
    };
    const message = await addMessage(tx, providerId, {
      // As often as it is asked for, however often this handler runs.
      ...{ kind: `pin:${eventId}`, revision: row.revision, about: 'PIN sent again', channel: 'sms', party },
      ...{ shipment_id: id, account_id: row.account_id, recipient_name: contact.name, recipient: to, subject: null },
      ...{ content: contentOf(outgoing, pin), outgoing, status: 'queued', problem: null },
    });
    if (message !== undefined) await enqueueMessage(tx, message);
  },
});
