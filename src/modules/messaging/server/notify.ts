/** Creates the messages about an event of a shipment: those of the matrix to its contacts, and notices to staff. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { Settings, Shipment } from '#generated/types.ts';
import { isReceived, statuses } from '#modules/shipments/domain/status.ts';
import { shipmentForMessages } from '#modules/shipments/server/services/shipment-for-messages.ts';
import { shortUrlFor } from '#modules/tracking/server/services/short-urls.ts';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { htmlText } from '#platform/domain/html-text.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import { findProvider } from '#platform/server/db/providers.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { rowFor, type RowId } from '../domain/cells.ts';
import { pinFor, type ProviderFacts, type SupportContacts } from '../domain/context.ts';
import { emailDocument } from '../domain/email-document.ts';
import { messagesFor, type Message } from '../domain/messages-for.ts';
import { providerMessagesFor } from '../domain/provider-notices.ts';
import type { RenderedMessage } from '../domain/render.ts';
import { addMessage, linkMail, type NewMessage } from './message-repository.ts';
import { branchesOf, noticeRecipients } from './notice-recipients.ts';
import { enqueueMessage } from './send-message-job.ts';
import { supportContacts } from './support-contacts.ts';

export interface Happened {
  readonly shipmentId: number;
  readonly accountId: number;
  /** The shipment's revision after the event: a repeated event has the same one. */
  readonly revision: number;
  readonly row: RowId;
  readonly now: Date;
  /** Whether staff are emailed, if their settings say so. */
  readonly isForStaff: boolean;
  /** False where only staff are told: contacts have no notice of a collection on another day. */
  readonly isForContacts?: boolean;
}

interface Due {
  readonly message: Omit<NewMessage, 'shipment_id' | 'account_id' | 'revision' | 'about'>;
  readonly rendered: RenderedMessage;
}

interface Writing {
  readonly providerId: number;
  readonly settings: Settings;
  readonly provider: ProviderFacts;
  readonly shipment: Shipment;
  readonly row: RowId;
  readonly support: SupportContacts;
  /** The origin of the provider's portal. */
  readonly site: string | undefined;
  readonly now: Date;
}

/** Inserts all due messages in `tx`, each once; a cell that is off adds nothing. */
export async function notify(
  tx: Transaction,
  reader: Pick<SettingsReader, 'decidingForAccount' | 'decidingForBranch'>,
  providerId: number,
  { shipmentId, accountId, revision, row, now, isForStaff, isForContacts = true }: Happened,
): Promise<void> {
  const found = await shipmentForMessages(tx, shipmentId);
  const provider = await findProvider(tx, providerId);
  if (!found || !provider) return;
  const settings = await reader.decidingForAccount(tx, providerId, accountId);
  const { shipment } = found;
  const support = await supportContacts(tx, reader, providerId, shipment);
  const site = await portalOf(tx, settings, await siteOf(tx, shipment.tracking_url));
  const writing = { providerId, settings, provider, shipment, row, support, site, now };
  const messages = found.isMuted || !isForContacts ? [] : await messagesOf(tx, writing);
  const due = [
    ...toContacts(messages, writing),
    ...(isForStaff ? await toStaff(tx, reader, { ...writing, row: rowForStaff(row) }) : []),
  ];
  const about = rowFor(row).title;
  for (const { message, rendered } of due) {
    const of = { shipment_id: shipmentId, account_id: accountId, revision, about };
    const id = await addMessage(tx, providerId, { ...message, ...of });
    if (id === undefined || message.status === 'not-sent') continue;
    if (message.channel === 'email') await linkMail(tx, id, await putEmail(tx, writing, message, rendered));
    else await enqueueMessage(tx, id);
  }
}

/** In text messages the tracking link is a short one if the provider has this on. */
async function messagesOf(
  tx: Transaction,
  { providerId, shipment, settings, provider, row, support, now }: Writing,
): Promise<readonly Message[]> {
  const messages = messagesFor(shipment, settings, provider, row, support, now);
  const url = shipment.tracking_url;
  const isShortened = messages.some(
    ({ cell, silence, rendered }) => cell.channel === 'sms' && !silence && rendered?.text?.includes(url) === true,
  );
  if (settings.shorten_urls === false || !isShortened) return messages;
  const short = messagesFor(await withShortUrl(tx, providerId, shipment), settings, provider, row, support, now);
  return messages.map(
    (message) => short.find(({ id, cell }) => id === message.id && cell.channel === 'sms') ?? message,
  );
}

/** The shipment with a short tracking link, for text messages. */
export async function withShortUrl(tx: Transaction, providerId: number, shipment: Shipment): Promise<Shipment> {
  return { ...shipment, tracking_url: await shortUrlFor(tx, providerId, shipment.tracking_url, new Date()) };
}

/** A cell that is off is not due; one that is on but has an invalid text or no address is logged with the reason. */
function toContacts(messages: readonly Message[], { shipment, row }: Writing): Due[] {
  return messages.flatMap(({ id, cell, name, to, rendered, silence }) => {
    if (silence && silence.code !== 'no_address' && silence.code !== 'broken_text') return [];
    const pin = pinFor(shipment, cell.party, row);
    return [
      {
        rendered: rendered ?? {},
        message: {
          ...{ kind: id, channel: cell.channel, party: cell.party, recipient_name: name, recipient: to ?? '' },
          ...{ subject: rendered?.subject ?? null, content: contentOf(rendered ?? {}, pin) },
          outgoing: silence || cell.channel === 'email' ? null : (rendered ?? null),
          ...{ status: silence ? 'not-sent' : 'queued', problem: silence?.message ?? null },
        } as const,
      },
    ];
  });
}

/** Staff are told of a new booking, wherever the parcel is collected. */
function rowForStaff(row: RowId): RowId {
  return row === 'awaiting-dropoff' ? 'submitted' : row;
}

/** A recipient of several branches is there for each of them: the log takes a message once. */
async function toStaff(
  tx: Transaction,
  reader: Pick<SettingsReader, 'decidingForBranch'>,
  { providerId, shipment, provider, row }: Writing,
): Promise<Due[]> {
  const due: Due[] = [];
  for (const branch of branchesOf(shipment)) {
    const settings = await reader.decidingForBranch(tx, providerId, branch);
    for (const { id, name, rendered, silence } of providerMessagesFor(shipment, settings, provider, row)) {
      if (silence && silence.code !== 'no_address' && silence.code !== 'broken_text') continue;
      const found = await noticeRecipients(tx, settings, branch, id);
      const problem = rendered
        ? found.length === 0
          ? 'There is no email address for support.'
          : null
        : silence?.message;
      for (const recipient of found.length > 0 ? found : [{ name, email: '' }])
        due.push({
          rendered: rendered ?? {},
          message: {
            ...{ kind: id, channel: 'email', party: 'staff', recipient_name: recipient.name },
            ...{ recipient: recipient.email, subject: rendered?.subject ?? null },
            ...{ content: contentOf(rendered ?? {}, undefined), outgoing: null },
            ...{ status: problem ? 'not-sent' : 'queued', problem: problem ?? null },
          },
        });
    }
  }
  return due;
}

/** The content for the log, without the PIN, which is only for its recipient. */
export function contentOf(
  { body, text, template_name: template, parameters = [] }: RenderedMessage,
  pin?: string,
): string {
  const content = body === undefined ? (text ?? [template ?? '', ...parameters].join('\n')) : htmlText(body);
  return pin === undefined ? content : content.replaceAll(pin, '•'.repeat(pin.length));
}

/** Whether the message is about the status in which the receiver has the parcel. */
function isOfReceipt(row: RowId): boolean {
  return statuses.some((status) => status === row && isReceived(status));
}

function putEmail(
  tx: Transaction,
  { providerId, settings, provider, shipment, row, support, site }: Writing,
  { recipient, party }: Due['message'],
  { subject = '', body = '' }: RenderedMessage,
): Promise<number> {
  const providerName = providerTitle(settings, provider);
  const { html, text } = emailDocument({
    ...{ body, settings, providerName, shipment, site },
    asksRating: party === 'delivery' && isOfReceipt(row),
  });
  return putMail(tx, providerId, {
    ...{ kind: 'shipment_notification', sender: 'provider', in_inbox: true, recipients: emailsIn(recipient) },
    ...{ subject, body: text, html },
    reply_to:
      party === 'staff'
        ? null
        : (settings.notification_reply_to_address ?? support[party]?.support_email_address ?? null),
  });
}
