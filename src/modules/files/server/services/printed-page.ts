/** The common parts of A4 documents: logo, headings, parties, labelled rows, text of HTML, and page numbers. */
import { htmlText } from '#platform/domain/html-text.ts';
import { openPdf, printable, type Pdf } from './pdf-document.ts';

const margin = 50;
const labelWidth = 130;
/** Space between two columns. */
const gutter = 20;

export type Page = Pdf;
export type LabelledValue = readonly [label: string, value: string];

interface Letterhead {
  /** From whom the document is. */
  readonly author: string;
  /** PNG or JPEG. */
  readonly logo: Buffer | undefined;
}

/** Draws an A4 document; `draw` need not end it. */
export async function printPage(
  title: string,
  { author, logo }: Letterhead,
  draw: (page: Page) => void | Promise<void>,
): Promise<Buffer> {
  const { document: page, bytes } = openPdf({ size: 'A4', margin, bufferPages: true }, { title, author });
  if (logo) drawLogo(page, logo);
  heading(page, title, 20);
  await draw(page);
  numberPages(page, title);
  page.end();
  return bytes;
}

/** Whether the page has room for something of that height. */
export function hasRoom(page: Page, height: number): boolean {
  return page.y + height <= page.page.height - page.page.margins.bottom;
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

/** Loose sheets of a long document say what they belong to. */
function numberPages(page: Page, title: string): void {
  const { count } = page.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    // Text below the margin would start another page.
    page.page.margins.bottom = 0;
    const across = page.page.width - 2 * margin;
    const line = { width: across, lineBreak: false } as const;
    const top = page.page.height - margin / 2 - 10;
    page.font('regular').fontSize(8).text(printable(title), margin, top, line);
    page.text(`Page ${index + 1} of ${count}`, margin, top, { ...line, align: 'right' });
  }
}

function heading(page: Page, text: string, size: number): void {
  // Never alone at the end of a page.
  if (!hasRoom(page, size + 60)) page.addPage();
  page.font('bold').fontSize(size).text(printable(text), margin).moveDown(0.4);
}

export function printLines(page: Page, lines: readonly string[]): void {
  page.font('regular').fontSize(10);
  for (const line of lines) page.text(printable(line), margin);
}

export interface PrintedParty {
  /** `From` */
  readonly title: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Parties next to each other. */
export function printParties(page: Page, parties: readonly PrintedParty[]): void {
  page.moveDown(1.2);
  const top = page.y;
  const width = (page.page.width - 2 * margin - gutter * (parties.length - 1)) / parties.length;
  const ends = parties.map(({ title, name, lines }, index) => {
    const left = margin + index * (width + gutter);
    page.font('bold').fontSize(13).text(printable(title), left, top, { width }).moveDown(0.4);
    page.fontSize(10).text(printable(name), { width }).font('regular');
    for (const line of lines) page.text(printable(line), { width });
    return page.y;
  });
  page.x = margin;
  page.y = Math.max(...ends);
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
  const [first, second] = align === 'right' ? [inner - labelWidth, labelWidth] : [labelWidth, inner - labelWidth];
  page.font(bold ? 'bold' : 'regular').fontSize(10);
  for (const [label, value] of values) {
    const cells = [
      { text: printable(label), left: margin, options: { width: first - 6, align: 'left' } },
      { text: printable(value), left: margin + first, options: { width: second, align } },
    ] as const;
    const height = Math.max(...cells.map(({ text, options }) => page.heightOfString(text, options)));
    if (!hasRoom(page, height)) page.addPage();
    const top = page.y;
    for (const { text, left, options } of cells) page.text(text, left, top, options);
    page.x = margin;
    page.y = top + height + 2;
  }
}

/** The text of a provider's HTML below everything else; nothing for empty HTML. */
export function printFooter(page: Page, html: string): void {
  const words = htmlText(html);
  if (words === '') return;
  page.moveDown(2);
  // The cells of a table are aligned by blanks, which takes letters of one width.
  for (const [line, isTable] of words.split('\n').map((one) => [one, /\S {3,}\S/.test(one)] as const))
    page
      .font(isTable ? 'monospace' : 'regular')
      .fontSize(isTable ? 8 : 9)
      .text(line === '' ? ' ' : printable(line), margin);
}
