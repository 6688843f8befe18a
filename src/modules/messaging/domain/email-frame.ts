/** The HTML around every email of a provider: its logo and colour, the scam alert, and the footer. */
import { parseColour } from '#platform/domain/colour.ts';
import { htmlText } from '#platform/domain/html-text.ts';
import type { SettingValues } from './context.ts';
import { escapeHtml } from './language.ts';

export interface EmailDocument {
  readonly html: string;
  readonly text: string;
}

export interface Branding {
  readonly settings: SettingValues;
  readonly providerName: string;
  /** An address on the provider's site, where its logo is; undefined where none is known. */
  readonly site: string | undefined;
}

interface Framed {
  /** HTML with all values inserted. */
  readonly body: string;
  /** The same as plain text; by default the text of the HTML. */
  readonly text?: string;
  readonly branding: Branding;
}

/** HTML and text have the same content; tables and inline styles, because mail clients support little else. */
export function emailFrame({ body, text, branding }: Framed): EmailDocument {
  const { settings } = branding;
  const alert = settings.show_scam_alert_on_emails === true ? textOf(settings.email_scam_alert_text) : '';
  const footer = textOf(settings.notification_footer);
  const maker = settings.hide_powered_by_shiplogic === true ? '' : 'Powered by Ship Logic';
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="margin:0;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:16px;color:#1c2b33">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;table-layout:fixed;overflow-wrap:break-word">',
    `<tr><td style="padding:20px 24px;border-top:4px solid ${accent(settings)}">${masthead(branding)}</td></tr>`,
    alert === ''
      ? ''
      : `<tr><td style="padding:12px 24px;background:#fff4d6"><strong>Scam alert.</strong> ${escapeHtml(alert)}</td></tr>`,
    `<tr><td style="padding:8px 24px;line-height:1.5">${body}</td></tr>`,
    ...[footer, maker].map((part) =>
      part === '' ? '' : `<tr><td style="padding:16px 24px;font-size:13px;color:#5b6770">${part}</td></tr>`,
    ),
    '</table></td></tr></table></body></html>',
  ].join('');
  const parts = [alert, text ?? htmlText(body), htmlText(footer), maker].filter((part) => part !== '');
  return { html, text: `${parts.join('\n\n')}\n` };
}

/** The logo, or the name without one; a logo that we host is on the provider's site. */
function masthead({ settings, providerName, site }: Branding): string {
  const name = escapeHtml(providerName);
  const logo = textOf(settings.logo_url);
  if (logo === '' || !URL.canParse(logo, site)) return `<strong style="font-size:20px">${name}</strong>`;
  const address = new URL(logo, site).href;
  // A wide one keeps its shape.
  const style = 'height:40px;max-width:240px;object-fit:contain;object-position:left';
  return `<img src="${escapeHtml(address)}" alt="${name}" height="40" style="${style}">`;
}

function accent({ theme_primary: colour }: SettingValues): string {
  return parseColour(colour) ? textOf(colour) : '#0f5f73';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
