/** The HTML email around a message: the provider's logo and colour, the scam alert, the WhatsApp button and the footer. */
import type { Shipment } from '#generated/types.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { parseColour } from '#platform/domain/colour.ts';
import { htmlText } from '#platform/domain/html-text.ts';
import type { SettingValues } from './context.ts';
import { escapeHtml } from './language.ts';

export interface EmailDocument {
  readonly html: string;
  readonly text: string;
}

interface Email {
  /** HTML with all values inserted. */
  readonly body: string;
  readonly settings: SettingValues;
  readonly providerName: string;
  readonly shipment: Shipment;
  /** Whether it announces the delivery to someone who may rate it. */
  readonly asksRating: boolean;
}

/** HTML and text have the same content; tables and inline styles, because mail clients support little else. */
export function emailDocument({ body, settings, providerName, shipment, asksRating }: Email): EmailDocument {
  const alert = settings.show_scam_alert_on_emails === true ? textOf(settings.email_scam_alert_text) : '';
  const footer = textOf(settings.notification_footer);
  const chat = whatsappLink(settings, shipment);
  const button = chat === undefined ? '' : `<p><a href="${escapeHtml(chat)}">Chat with us on WhatsApp</a></p>`;
  const rating = asksRating && settings.email_hide_rating_section !== true ? ratingSection(shipment) : '';
  const content = `${alert === '' ? '' : `<p>${escapeHtml(alert)}</p>`}${body}${rating}${button}${footer}`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:16px;color:#1c2b33">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">',
    `<tr><td style="padding:20px 24px;border-top:4px solid ${accent(settings)}">${masthead(settings, providerName, shipment)}</td></tr>`,
    alert === ''
      ? ''
      : `<tr><td style="padding:12px 24px;background:#fff4d6"><strong>Scam alert.</strong> ${escapeHtml(alert)}</td></tr>`,
    `<tr><td style="padding:8px 24px;line-height:1.5">${body}${rating}${button}</td></tr>`,
    footer === '' ? '' : `<tr><td style="padding:16px 24px;font-size:13px;color:#5b6770">${footer}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
  return { html, text: htmlText(content) };
}

/** The address that opens a chat with the provider; undefined where the provider offers none. */
export function whatsappLink(settings: SettingValues, shipment: Shipment): string | undefined {
  if (settings.whatsapp_enabled !== true || settings.email_whatsapp_link_enabled !== true) return undefined;
  const number = displayPhone(textOf(settings.email_whatsapp_link_number)).replace(/\D/g, '');
  if (number === '') return undefined;
  const message = [
    textOf(settings.email_whatsapp_link_message),
    settings.email_whatsapp_link_add_shipment_reference === true ? shipment.short_tracking_reference : '',
    settings.email_whatsapp_link_add_tracking_link === true ? shipment.tracking_url : '',
  ];
  const text = message.filter((part) => part !== undefined && part !== '').join(' ');
  return `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`;
}

const ratings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** A link for each number of stars; the tracking page asks for the rest. */
function ratingSection({ tracking_url }: Shipment): string {
  if (!URL.canParse(tracking_url)) return '';
  const links = ratings.map((name, at) => {
    const page = new URL(tracking_url);
    page.searchParams.set('stars', String(at + 1));
    return `<a href="${escapeHtml(page.href)}">${name}</a>`;
  });
  return `<p><strong>How was your delivery?</strong></p><p>${links.join(' · ')}</p>`;
}

/** The logo, or the name without one; a logo that we host is on the site of the tracking page. */
function masthead(settings: SettingValues, providerName: string, shipment: Shipment): string {
  const name = escapeHtml(providerName);
  const logo = textOf(settings.logo_url);
  if (logo === '' || !URL.canParse(logo, shipment.tracking_url))
    return `<strong style="font-size:20px">${name}</strong>`;
  const address = new URL(logo, shipment.tracking_url).href;
  return `<img src="${escapeHtml(address)}" alt="${name}" height="40" style="height:40px;max-width:240px">`;
}

function accent({ theme_primary: colour }: SettingValues): string {
  return parseColour(colour) ? textOf(colour) : '#0f5f73';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
