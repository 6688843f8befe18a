/**
 * PDF documents with embedded fonts: Latin, Greek and Cyrillic letters print as written. The fonts have the widths of
 * Helvetica and Courier, and a document contains only the letters that it uses.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import PdfDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

const files = {
  regular: import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  monospace: import.meta.resolve('@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf'),
};

interface Loaded {
  readonly name: string;
  readonly font: Font;
}

let loaded: readonly Loaded[] | undefined;

/** Read once, when the first document is printed. */
function fonts(): readonly Loaded[] {
  loaded ??= Object.entries(files).map(([name, file]) => ({
    name,
    font: create(readFileSync(fileURLToPath(file))) as Font,
  }));
  return loaded;
}

/**
 * A font for one document: parsing the file again would take three quarters of the time of a page. Only the letters are its own, because each
 * keeps the text that it stood for at first. A document takes a parsed font, although its types don't say so.
 */
function ofDocument(font: Font): PDFKit.Mixins.PDFFontSource {
  return Object.create(font, { _glyphs: { value: {} } }) as PDFKit.Mixins.PDFFontSource;
}

export interface OpenPdf {
  /** With the fonts `regular`, `bold` and `monospace`. The caller ends it. */
  readonly document: Pdf;
  readonly bytes: Promise<Buffer>;
}

/** What readers, archives and screen readers say about a document. */
export interface Described {
  readonly title: string;
  /** From whom it is. */
  readonly author: string;
}

export function openPdf(options: PDFKit.PDFDocumentOptions, { title, author }: Described): OpenPdf {
  const document = new PdfDocument({
    ...options,
    // The title is shown instead of the file name from this version on.
    ...{ pdfVersion: '1.7', lang: 'en-ZA', displayTitle: true },
    info: { Title: title, Author: author, Creator: author, Producer: author },
  });
  for (const { name, font } of fonts()) document.registerFont(name, ofDocument(font));
  const pieces: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  return { document, bytes };
}

/**
 * Text as the fonts can print it: a letter that they lack loses its accents or becomes a question mark. Lines that a
 * user entered remain apart.
 */
export function printable(text: string): string {
  if (/^[\x20-\x7e\u00a0]*$/.test(text)) return text;
  const clean = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return Array.from(clean)
    .map((letter) => (letter === '\n' || isPrinted(letter) ? letter : plain(letter)))
    .join('');
}

function isPrinted(letter: string): boolean {
  const code = letter.codePointAt(0)!;
  return !/[\p{Cc}\p{Cf}]/u.test(letter) && fonts().every(({ font }) => font.hasGlyphForCodePoint(code));
}

/** Invisible characters, such as those that join the parts of an emoji, are left out. */
function plain(letter: string): string {
  if (/[\p{Cf}\p{Mn}]/u.test(letter)) return '';
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return base !== letter && Array.from(base).every(isPrinted) ? base : '?';
}
