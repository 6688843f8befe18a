/** Bulk SMS to contacts of many shipments: each is inserted into the communication log, and sent by its gateway (F326). */
import type { FastifyInstance } from 'fastify';
import type { SendBulkSmsBody } from '#generated/types.ts';
import { shipmentForMessages } from '#modules/shipments/server/services/shipment-for-messages.ts';
import { requireShipment, unknownShipment } from '#modules/shipments/server/services/require-shipment.ts';
import type { BulkWork } from '#platform/server/bulk/bulk-job.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { contactOf, contextFor, pinFor } from '../domain/context.ts';
import { addressOf } from '../domain/messages-for.ts';
import { checkTemplate, renderTemplate } from '../domain/render.ts';
import { addMessage } from './message-repository.ts';
import { contentOf, withShortUrl } from './notify.ts';
import { enqueueMessage } from './send-message-job.ts';
import { supportContacts } from './support-contacts.ts';

/** Throws `broken_text`, before anything is sent. */
export function requireText(text: string): void {
  const [first] = checkTemplate({ text }, 'sms');
  if (!first) return;
  const { message } = first;
  throw new ApiError(422, 'broken_text', message, [{ field: 'text', message }]);
}

/** One shipment. It is refused for a contact without a mobile number only if no other contact gets the text. */
export function bulkSms(app: FastifyInstance): BulkWork {
  return async (tx, shipmentId, input, { session, providerId, bulkChangeId }) => {
    const { recipients, text } = input as Omit<SendBulkSmsBody, 'ids'>;
    await requireShipment(tx, viewerOf(session), shipmentId, 'id');
    const found = await shipmentForMessages(tx, shipmentId);
    const provider = await findProvider(tx, providerId);
    if (!found || !provider) throw unknownShipment('id');
    if (found.isMuted) throw new ApiError(409, 'muted', 'Messages about this shipment are muted');
    const settings = await app.settings.decidingForAccount(tx, providerId, found.shipment.account_id);
    const isShortened = settings.shorten_urls !== false && text.includes('tracking_url');
    const shipment = isShortened ? await withShortUrl(tx, providerId, found.shipment) : found.shipment;
    const reachable = recipients.flatMap((party) => {
      const contact = contactOf(shipment, party);
      const to = addressOf(contact, 'sms');
      return to === undefined ? [] : [{ party, to, name: contact.name }];
    });
    if (reachable.length === 0) throw new ApiError(422, 'no_address', 'There is no mobile number to send it to');
    const support = await supportContacts(tx, app.settings, providerId, shipment);
    for (const { party, to, name } of reachable) {
      const rendered = renderTemplate(
        { text },
        'sms',
        contextFor(shipment, party, settings, provider, shipment.status, support, app.services.clock()),
      );
      const id = await addMessage(tx, providerId, {
        // Once per bulk change, however often its job runs.
        ...{ kind: `bulk_sms:${bulkChangeId}`, revision: 0, about: 'Bulk SMS', channel: 'sms' },
        ...{ shipment_id: shipmentId, account_id: shipment.account_id, party, recipient_name: name, recipient: to },
        ...{ subject: null, content: contentOf(rendered, pinFor(shipment, party)), outgoing: rendered },
        ...{ status: 'queued', problem: null },
      });
      if (id !== undefined) await enqueueMessage(tx, id);
    }
  };
}
