/** The messages for a shipment: every cell of its row with its message, or the reason why nothing is sent. */
import { notification_channel, provider_kind } from '#generated/enums.ts';
import type { NotificationChannel, Shipment } from '#generated/types.ts';
import { mobilePhone } from '#platform/domain/phone.ts';
import { cellId, cells, isOn, rowFor, type Cell, type Row, type RowId, type RowNeed } from './cells.ts';
import { contactOf, contextFor, type ProviderFacts, type SettingValues, type SupportContacts } from './context.ts';
import { checkTemplate, renderTemplate, type RenderedMessage } from './render.ts';
import { ownTemplate, templateOf, type Template } from './templates.ts';

/** Why a cell sends nothing. */
export interface Silence {
  readonly code: 'off' | 'row_not_used' | 'channel_not_enabled' | 'no_address' | 'broken_text';
  readonly message: string;
}

export interface Message {
  readonly id: string;
  readonly cell: Cell;
  /** Name of the recipient. */
  readonly name: string;
  /** Email address or mobile number; undefined if the contact has none. */
  readonly to?: string;
  readonly template: Template;
  /** Whether the text is the provider's own. */
  readonly own: boolean;
  /** The message itself, also for a cell that is off; undefined only when its text is invalid. */
  readonly rendered?: RenderedMessage;
  /** Undefined when the message is sent. */
  readonly silence?: Silence;
}

/** The six messages of the shipment's row, by channel and contact. `row` selects another status or a notice. */
export function messagesFor(
  shipment: Shipment,
  settings: SettingValues,
  provider: ProviderFacts,
  row: RowId = shipment.status,
  support: SupportContacts = {},
  now?: Date,
): readonly Message[] {
  const from = { settings, provider, support, now };
  return cells.filter((cell) => cell.status === row).map((cell) => messageFor(shipment, cell, from));
}

interface Sender {
  readonly settings: SettingValues;
  readonly provider: ProviderFacts;
  readonly support: SupportContacts;
  readonly now: Date | undefined;
}

function messageFor(shipment: Shipment, cell: Cell, from: Sender): Message {
  const { settings, provider } = from;
  const template = templateOf(settings, cell);
  const contact = contactOf(shipment, cell.party);
  const to = addressOf(contact, cell.channel);
  const rendered = rendering(shipment, cell, template, from);
  const silence = silenceOf(cell, settings, provider) ?? unreachable(cell, contact.name, to) ?? broken(rendered);
  return {
    id: cellId(cell),
    cell,
    name: contact.name,
    template,
    own: ownTemplate(settings, cell) !== undefined,
    ...(to !== undefined && { to }),
    ...(rendered && { rendered }),
    ...(silence && { silence }),
  };
}

function rendering(
  shipment: Shipment,
  cell: Cell,
  template: Template,
  { settings, provider, support, now }: Sender,
): RenderedMessage | undefined {
  if (checkTemplate(template, cell.channel).length > 0) return undefined;
  try {
    const context = contextFor(shipment, cell.party, settings, provider, cell.status, support, now);
    return renderTemplate(template, cell.channel, context);
  } catch {
    // Only the limits of the language can fail here: a text with an endless loop.
    return undefined;
  }
}

/** Why a row or cell sends nothing for any shipment; undefined when it is on and possible. */
export function silenceOf(cell: Cell, settings: SettingValues, provider: ProviderFacts): Silence | undefined {
  const unused = rowNotUsed(rowFor(cell.status), settings, provider);
  if (unused !== undefined) return { code: 'row_not_used', message: unused };
  if (!channelEnabled(cell.channel, settings))
    return { code: 'channel_not_enabled', message: 'WhatsApp isn’t turned on for this provider.' };
  return isOn(cell, settings) ? undefined : { code: 'off', message: 'This message is off.' };
}

/** Whether a channel is available; the platform enables WhatsApp (F309). */
export function channelEnabled(channel: NotificationChannel, settings: SettingValues): boolean {
  const flags: readonly string[] = notification_channel.find((one) => one.const === channel)?.['x-flags'] ?? [];
  return !flags.includes('whatsapp_enabled') || settings.whatsapp_enabled === true;
}

const unusedText: Readonly<Record<RowNeed, string>> = {
  bob_box: 'Bob Box lockers aren’t in use.',
  lockers: 'Lockers are not in use.',
  counters: 'Counters are not in use.',
};

/** Why a row never occurs at this provider; undefined when it may. */
export function rowNotUsed(row: Row, settings: SettingValues, provider: ProviderFacts): string | undefined {
  if (row.kind === 'notice')
    return settings.allow_rescheduling_shipments === true ? undefined : 'Rescheduling isn’t allowed.';
  if (row.needs.length === 0 || row.needs.some((need) => uses(need, settings, provider))) return undefined;
  return row.needs.length > 1 ? 'Lockers and counters aren’t in use.' : unusedText[row.needs[0] ?? 'lockers'];
}

function uses(need: RowNeed, settings: SettingValues, provider: ProviderFacts): boolean {
  const kind = provider_kind.find((one) => one.const === provider.kind);
  const flags: readonly string[] = kind && 'x-flags' in kind ? kind['x-flags'] : [];
  if (flags.includes(need === 'bob_box' ? 'bob_box' : 'pickup_points')) return true;
  if (need === 'counters') return settings.enable_ram_counters === true;
  const bobBox = settings.enable_bob_box === true || settings.enable_third_party_bob_box === true;
  return bobBox || (need === 'lockers' && settings.enable_tcg_locker === true);
}

export function addressOf(contact: Shipment['delivery_contact'], channel: NotificationChannel): string | undefined {
  const flags: readonly string[] = notification_channel.find((one) => one.const === channel)?.['x-flags'] ?? [];
  if (flags.includes('to_email')) return contact.email?.trim() || undefined;
  return contact.mobile_number === undefined ? undefined : mobilePhone(contact.mobile_number) || undefined;
}

function unreachable({ channel }: Cell, name: string, to: string | undefined): Silence | undefined {
  if (to !== undefined) return undefined;
  const what = channel === 'email' ? 'email address' : 'mobile number';
  return { code: 'no_address', message: `${name} has no ${what}.` };
}

function broken(rendered: RenderedMessage | undefined): Silence | undefined {
  return rendered ? undefined : { code: 'broken_text', message: 'This message has errors.' };
}
