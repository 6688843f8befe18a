/** The email of a message about a shipment: with the rating and the WhatsApp button. */
import type { Shipment } from '#generated/types.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import type { SettingValues } from './context.ts';
import { emailFrame, type EmailDocument } from './email-frame.ts';
import { escapeHtml } from './language.ts';

interface Email {
  /** HTML with all values inserted. */
  readonly body: string;
  readonly settings: SettingValues;
  readonly providerName: string;
  readonly shipment: Shipment;
  /** The origin of the provider's portal, which the tracking page of another site does not know; undefined where none is known. */
  readonly site: string | undefined;
  /** Whether it announces the delivery to someone who may rate it. */
  readonly asksRating: boolean;
}

export function emailDocument({ body, settings, providerName, shipment, site, asksRating }: Email): EmailDocument {
  const chat = whatsappLink(settings, shipment);
  const button = chat === undefined ? '' : `<p><a href="${escapeHtml(chat)}">Chat with us on WhatsApp</a></p>`;
  const rating = asksRating && settings.email_hide_rating_section !== true ? ratingSection(site, shipment) : '';
  const branding = { settings, providerName, site };
  return emailFrame({ body: `${body}${rating}${button}`, branding });
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

/** A link for each number of stars; the tracking page of the portal asks for the rest, which another site could not. */
function ratingSection(site: string | undefined, { tracking_reference }: Shipment): string {
  if (site === undefined) return '';
  const links = ratings.map((name, at) => {
    const page = new URL(trackingUrl(undefined, site, tracking_reference));
    page.searchParams.set('stars', String(at + 1));
    return `<a href="${escapeHtml(page.href)}">${name}</a>`;
  });
  return `<p><strong>How was your delivery?</strong></p><p>${links.join(' · ')}</p>`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
