/** Everything with a text: the cells of the matrix, and the emails to the provider's own staff (F323). */
import { provider_notices } from '#generated/notification-texts.ts';
import type { NotificationChannel, NotificationTemplate, ShipmentParty } from '#generated/types.ts';
import { cellId, cellOf, cells, type RowId } from './cells.ts';
import {
  defaultTemplate,
  providerNoticeTemplate,
  templateIn,
  type ProviderNoticeKey,
  type Template,
  type TemplateSettings,
} from './templates.ts';

export interface MessageKind {
  /** `sms_notifications_delivery:in-locker`, or the key of a provider notice. */
  readonly id: string;
  readonly channel: NotificationChannel;
  readonly to: ShipmentParty | 'provider';
  /** The subject of the message. */
  readonly row: RowId;
}

const noticeRows: Readonly<Record<ProviderNoticeKey, RowId>> = {
  notify_provider_on_shipment_rescheduled: 'rescheduled-delivery',
  notify_provider_on_shipment_created: 'submitted',
  notify_provider_on_shipment_cancelled: 'cancelled',
};

function isNotice(id: string): id is ProviderNoticeKey {
  return Object.hasOwn(provider_notices, id);
}

/** The message with an id; undefined for an unknown one. */
export function messageKind(id: string): MessageKind | undefined {
  const cell = cellOf(id);
  if (cell) return { id, channel: cell.channel, to: cell.party, row: cell.status };
  return isNotice(id) ? { id, channel: 'email', to: 'provider', row: noticeRows[id] } : undefined;
}

/** Every id that `messageKind` knows. */
export const messageIds: readonly string[] = [...cells.map(cellId), ...Object.keys(provider_notices)];

/** The text until the provider writes its own. */
export function defaultText({ id }: MessageKind): Template {
  const cell = cellOf(id);
  if (cell) return defaultTemplate(cell);
  if (isNotice(id)) return providerNoticeTemplate(id);
  throw new RangeError(`There is no message "${id}".`);
}

/** The default text in the form of `notification_templates`. */
export function storedDefault(kind: MessageKind): NotificationTemplate {
  const { id, channel } = kind;
  return { id, channel, ...defaultText(kind) } as NotificationTemplate;
}

/** The provider's own text of a message; undefined where the default is used. */
export function ownText({ notification_templates: stored }: TemplateSettings, id: string): Template | undefined {
  const own = (Array.isArray(stored) ? (stored as readonly NotificationTemplate[]) : []).find((one) => one.id === id);
  return own && templateIn(own);
}
