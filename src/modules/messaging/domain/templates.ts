/** The text of a cell: the provider's own, or the default text of the schemas. */
import { frames, provider_notices, texts } from '#generated/notification-texts.ts';
import type { NotificationTemplate } from '#generated/types.ts';
import { cellId, type Cell, type RowId } from './cells.ts';

export interface EmailTemplate {
  readonly subject: string;
  /** HTML with template tags; values are escaped when rendered. */
  readonly body: string;
}

export interface SmsTemplate {
  readonly text: string;
}

export interface WhatsappTemplate {
  readonly template_name: string;
  /** The parameters of the approved template, in order. */
  readonly parameters: readonly string[];
}

export type Template = EmailTemplate | SmsTemplate | WhatsappTemplate;

/** The settings with the texts, as effective values. */
export interface TemplateSettings {
  readonly notification_templates?: unknown;
}

interface PartyText {
  readonly text: string;
  readonly more?: string;
  readonly sms?: string;
  readonly whatsapp_parameters?: readonly string[];
}

interface RowText {
  readonly subject: string;
  readonly collection: PartyText;
  readonly delivery: PartyText;
}

const byRow: Readonly<Record<RowId, RowText>> = texts;

/** The text of a cell: the provider's own if there is one, otherwise the default. */
export function templateOf(settings: TemplateSettings, cell: Cell): Template {
  return ownTemplate(settings, cell) ?? defaultTemplate(cell);
}

/** The provider's own text of a cell; undefined where the default is used. */
export function ownTemplate(settings: TemplateSettings, cell: Cell): Template | undefined {
  const id = cellId(cell);
  const stored = Array.isArray(settings.notification_templates) ? settings.notification_templates : [];
  const own = (stored as readonly NotificationTemplate[]).find((one) => one.id === id && one.channel === cell.channel);
  return own && templateIn(own);
}

/** A stored entry without its id and channel. */
export function templateIn(stored: NotificationTemplate): Template {
  if (stored.channel === 'email') return { subject: stored.subject, body: stored.body };
  if (stored.channel === 'sms') return { text: stored.text };
  return { template_name: stored.template_name, parameters: stored.parameters };
}

/** The default text of a cell, from schemas/notifications/default-texts.json. */
export function defaultTemplate({ status, channel, party }: Cell): Template {
  const row = byRow[status];
  const text = row[party];
  if (channel === 'email') return { subject: row.subject, body: emailBody(text) };
  if (channel === 'sms') return { text: frames.sms.replace('[text]', () => text.sms ?? text.text) };
  return {
    template_name: frames.whatsapp_template_name
      .replace('[row]', status.replaceAll('-', '_'))
      .replace('[party]', party),
    parameters: text.whatsapp_parameters ?? frames.whatsapp_parameters,
  };
}

export type ProviderNoticeKey = keyof typeof provider_notices;

/** The email to the provider's own staff that a `notify_provider_on_…` setting turns on (F297). */
export function providerNoticeTemplate(key: ProviderNoticeKey): EmailTemplate {
  const notice: { subject: string; text: string; more?: string } = provider_notices[key];
  return { subject: notice.subject, body: emailBody(notice) };
}

/** A replacement function, because `$&` and similar in a text are special to `replace`. */
function emailBody({ text, more }: { text: string; more?: string }): string {
  const second = more === undefined ? '' : frames.email_more.replace('[more]', () => more);
  return frames.email_body.replace('[text]', () => text).replace('[more]', () => second);
}
