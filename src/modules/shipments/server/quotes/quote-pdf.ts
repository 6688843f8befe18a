/** A quote on A4. */
import PdfDocument from 'pdfkit';
import sanitizeHtml from 'sanitize-html';
import { printable } from '#modules/files/domain/pdf-text.ts';
import type { QuoteDocument } from '../../domain/quote-document.ts';

const margin = 50;
const labelWidth = 130;

type Document = PDFKit.PDFDocument;

export interface QuoteLooks {
  /** PNG or JPEG. */
  readonly logo?: Buffer | undefined;
  /** The provider's disclaimer as HTML. */
  readonly footer: string;
}

export function quoteToPdf(quote: QuoteDocument, { logo, footer }: QuoteLooks): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', margin, info: { Title: quote.title } });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  if (logo) drawLogo(document, logo);
  heading(document, quote.title, 20);
  document.font('Helvetica').fontSize(10);
  for (const line of quote.provider) document.text(printable(line));
  section(document, 'Shipment', quote.facts, 'left');
  section(document, 'Price', quote.amounts, 'right');
  document.moveDown(0.5);
  rows(document, quote.totals, 'right', true);
  if (quote.payment.length > 0) section(document, 'How to pay', quote.payment, 'left');
  const words = plainText(footer);
  if (words !== '') document.moveDown(2).font('Helvetica').fontSize(9).text(printableLines(words));
  document.end();
  return done;
}

/** Where it cannot be drawn the company's name below says whose quote it is. */
function drawLogo(document: Document, logo: Buffer): void {
  try {
    document.image(logo, margin, margin, { fit: [200, 50] });
    document.y = margin + 60;
  } catch {
    document.y = margin;
  }
}

function heading(document: Document, text: string, size: number): void {
  document.font('Helvetica-Bold').fontSize(size).text(printable(text), margin).moveDown(0.4);
}

type Facts = QuoteDocument['facts'];

function section(document: Document, title: string, facts: Facts, align: 'left' | 'right'): void {
  document.moveDown(1.2);
  heading(document, title, 13);
  rows(document, facts, align, false);
}

/** Label on the left; values beside it, or at the right edge where they are amounts. */
function rows(document: Document, facts: Facts, align: 'left' | 'right', bold: boolean): void {
  const inner = document.page.width - 2 * margin;
  const width = inner - (align === 'right' ? inner - labelWidth : labelWidth);
  document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  for (const [label, value] of facts) {
    if (document.y > document.page.height - margin - 20) document.addPage();
    const top = document.y;
    document.text(printable(label), margin, top, { width: align === 'right' ? inner - labelWidth : labelWidth });
    const after = document.y;
    const left = align === 'right' ? margin + inner - labelWidth : margin + labelWidth;
    document.text(printable(value), left, top, { width: align === 'right' ? labelWidth : width, align });
    document.x = margin;
    document.y = Math.max(after, document.y) + 2;
  }
}

function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** The words of HTML, a paragraph or item a line. */
export function plainText(html: string): string {
  const broken = html.replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|div)>/gi, '\n');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}
