/** The notices to the provider's own staff about a shipment (F323): each with its email, or the reason why none is sent. */
import { provider_notice_recipient } from '#generated/enums.ts';
import type { NotificationContext, Shipment } from '#generated/types.ts';
import { rowFor, type RowId } from './cells.ts';
import { contextFor, type ProviderFacts, type SettingValues } from './context.ts';
import { defaultText, messageIds, messageKind, ownText, type MessageKind } from './message-kind.ts';
import { rowNotUsed, type Message, type Silence } from './messages-for.ts';
import { checkTemplate, renderTemplate } from './render.ts';
import type { Template } from './templates.ts';

/** A message that a setting of its own turns on instead of a cell. */
export type ProviderMessage = Omit<Message, 'cell'>;

const notices: readonly MessageKind[] = messageIds.flatMap((id) => {
  const kind = messageKind(id);
  return kind?.to === 'provider' ? [kind] : [];
});

/** The notices of a row, in the order of the schemas. */
export function providerMessagesFor(
  shipment: Shipment,
  settings: SettingValues,
  provider: ProviderFacts,
  row: RowId = shipment.status,
): readonly ProviderMessage[] {
  return notices.filter((kind) => kind.row === row).map((kind) => noticeFor(kind, shipment, settings, provider));
}

/** The variables of a notice; the recipient is addressed by the provider's name. */
export function noticeContext(
  { row }: MessageKind,
  shipment: Shipment,
  settings: SettingValues,
  provider: ProviderFacts,
): NotificationContext {
  const context = contextFor(shipment, 'collection', settings, provider, row);
  return { ...context, recipient: { name: context.provider.name, party: context.recipient.party } };
}

function noticeFor(
  kind: MessageKind,
  shipment: Shipment,
  settings: SettingValues,
  provider: ProviderFacts,
): ProviderMessage {
  const own = ownText(settings, kind.id);
  const template = own ?? defaultText(kind);
  const recipient = provider_notice_recipient.find((one) => one.const === recipientSetting(kind, settings));
  const to =
    recipient?.const === 'support' ? address(settings.support_email_address) : 'each at their own email address';
  const rendered = rendering(kind, template, noticeContext(kind, shipment, settings, provider));
  const silence =
    switchedOff(kind, settings, provider) ??
    (to === undefined
      ? { code: 'no_address' as const, message: 'There is no email address for support.' }
      : undefined) ??
    (rendered ? undefined : { code: 'broken_text' as const, message: 'This message has errors.' });
  return {
    id: kind.id,
    name: recipient?.title ?? '',
    template,
    own: own !== undefined,
    ...(to !== undefined && { to }),
    ...(rendered && { rendered }),
    ...(silence && { silence }),
  };
}

/** Undefined for an invalid text, or one with an endless loop. */
function rendering({ channel }: MessageKind, template: Template, context: NotificationContext) {
  if (checkTemplate(template, channel).length > 0) return undefined;
  try {
    return renderTemplate(template, channel, context);
  } catch {
    return undefined;
  }
}

/** The setting with the notice's name contains its recipients. */
function recipientSetting({ id }: MessageKind, settings: SettingValues): unknown {
  return (settings as Readonly<Record<string, unknown>>)[id];
}

function switchedOff(kind: MessageKind, settings: SettingValues, provider: ProviderFacts): Silence | undefined {
  const unused = rowNotUsed(rowFor(kind.row), settings, provider);
  if (unused !== undefined) return { code: 'row_not_used', message: unused };
  const recipient = provider_notice_recipient.find((one) => one.const === recipientSetting(kind, settings));
  const flags: readonly string[] = recipient && 'x-flags' in recipient ? recipient['x-flags'] : [];
  return flags.includes('sent') ? undefined : { code: 'off', message: 'No staff are emailed about this.' };
}

function address(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
