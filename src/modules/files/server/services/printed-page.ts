/** The common parts of A4 documents: logo, headings, labelled rows, and text of HTML. */
import PdfDocument from 'pdfkit';
import { htmlText } from '#platform/domain/html-text.ts';
import { printable } from '../../domain/pdf-text.ts';

const margin = 50;
const labelWidth = 130;

export type Page = PDFKit.PDFDocument;
export type LabelledValue = readonly [label: string, value: string];

/** Draws an A4 document; `draw` need not end it. The logo is PNG or JPEG. */
export function printPage(title: string, logo: Buffer | undefined, draw: (page: Page) => void): Promise<Buffer> {
  const page = new PdfDocument({ size: 'A4', margin, info: { Title: title } });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (piece: Buffer) => pieces.push(piece));
    page.on('end', () => resolve(Buffer.concat(pieces)));
    page.on('error', reject);
  });
  if (logo) drawLogo(page, logo);
  heading(page, title, 20);
  draw(page);
  page.end();
  return done;
}

/** If it cannot be drawn, the company's name below identifies the document. */
function drawLogo(page: Page, logo: Buffer): void {
  try {
    page.image(logo, margin, margin, { fit: [200, 50] });
    page.y = margin + 60;
  } catch {
    page.y = margin;
  }
}

function heading(page: Page, text: string, size: number): void {
  page.font('Helvetica-Bold').fontSize(size).text(printable(text), margin).moveDown(0.4);
}

export function printLines(page: Page, lines: readonly string[]): void {
  page.font('Helvetica').fontSize(10);
  for (const line of lines) page.text(printable(line), margin);
}

export function printSection(
  page: Page,
  title: string,
  values: readonly LabelledValue[],
  align: 'left' | 'right',
): void {
  page.moveDown(1.2);
  heading(page, title, 13);
  printRows(page, values, align, false);
}

/** Label on the left; values next to it, or right-aligned if they are amounts. */
export function printRows(page: Page, values: readonly LabelledValue[], align: 'left' | 'right', bold: boolean): void {
  const inner = page.page.width - 2 * margin;
  const width = inner - (align === 'right' ? inner - labelWidth : labelWidth);
  page.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  for (const [label, value] of values) {
    if (page.y > page.page.height - margin - 20) page.addPage();
    const top = page.y;
    page.text(printable(label), margin, top, { width: align === 'right' ? inner - labelWidth : labelWidth });
    const after = page.y;
    const left = align === 'right' ? margin + inner - labelWidth : margin + labelWidth;
    page.text(printable(value), left, top, { width: align === 'right' ? labelWidth : width, align });
    page.x = margin;
    page.y = Math.max(after, page.y) + 2;
  }
}

/** The text of a provider's HTML below everything else; nothing for empty HTML. */
export function printFooter(page: Page, html: string): void {
  const words = htmlText(html);
  if (words === '') return;
  const lines = words.split('\n').map(printable).join('\n');
  page.moveDown(2).font('Helvetica').fontSize(9).text(lines, margin);
}
