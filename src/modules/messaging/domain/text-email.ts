/** A mail written as plain text, such as an invitation or an invoice, with the branding of the provider. */
import { emailFrame, type Branding, type EmailDocument } from './email-frame.ts';
import { escapeHtml } from './language.ts';

const link = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/;

/** The first link in a text; empty without one. */
export function firstLink(text: string): string {
  return link.exec(text)?.[0] ?? '';
}

/** The same content twice: paragraphs, lines and links as HTML. */
export function textEmail(text: string, branding: Branding): EmailDocument {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((lines) => `<p>${lines.split('\n').map(lineHtml).join('<br>')}</p>`).join('');
  return emailFrame({ body, text: text.trim(), branding });
}

function lineHtml(line: string): string {
  const parts = line.split(new RegExp(`(${link.source})`));
  // Every second part is a link.
  return parts.map((part, at) => (at % 2 === 1 ? anchor(part) : escapeHtml(part))).join('');
}

function anchor(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}
