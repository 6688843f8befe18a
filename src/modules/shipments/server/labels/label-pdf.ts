/** Labels as PDF: one per page of its own size, or six on an A4 sheet. */
import { setImmediate } from 'node:timers/promises';
import bwip from 'bwip-js/node';
import type { LabelPaper } from '#generated/types.ts';
import { openPdf, printable, type Pdf } from '#modules/files/server/services/pdf-document.ts';
import type { Label } from '../../domain/label.ts';
import { labelSizes, layoutOf, type Area, type Mark, type TextMark } from '../../domain/label-layout.ts';

/** Points per millimetre. */
const mm = 72 / 25.4;
const a4: Area = { width: 210, height: 297 };
const columns = 2;
const rows = 3;
/** In millimetres: printers leave some of the edge blank, and the six labels of a sheet have no gaps. */
const sheetMargin = 3;

interface Opening {
  /** Throws for anything but PNG and JPEG. */
  readonly openImage: (logo: Buffer) => PDFKit.Mixins.ImageSrc;
}

/** The bytes of the document. Labels are vector graphics, which stay sharp at any size. */
export async function labelsToPdf(
  labels: readonly Label[],
  paper: LabelPaper,
  { title, logo }: { readonly title: string; readonly logo?: Buffer | undefined },
): Promise<Buffer> {
  const page = paper === '6up' ? a4 : labelSizes[paper];
  const size: [number, number] = [page.width * mm, page.height * mm];
  const { document, bytes } = openPdf(
    { size, margin: 0, autoFirstPage: false },
    { title, author: labels[0]?.provider ?? '' },
  );
  // Opened once, so that the document contains it once.
  const shown = logo && drawable(document, logo);
  const each = paper === '6up' ? columns * rows : 1;
  for (const [index, label] of labels.entries()) {
    if (index % each === 0) document.addPage();
    drawLabel(document, label, placeOf(index % each, paper), shown);
    // Yields, so that hundreds of labels do not block other requests.
    await setImmediate();
  }
  document.end();
  return bytes;
}

interface Place extends Area {
  readonly left: number;
  readonly top: number;
}

function placeOf(index: number, paper: LabelPaper): Place {
  if (paper !== '6up') return { left: 0, top: 0, ...labelSizes[paper] };
  const width = a4.width / columns;
  const height = a4.height / rows;
  return {
    left: (index % columns) * width + sheetMargin,
    top: Math.floor(index / columns) * height + sheetMargin,
    width: width - 2 * sheetMargin,
    height: height - 2 * sheetMargin,
  };
}

function drawLabel(document: Pdf, label: Label, place: Place, shown: PDFKit.Mixins.ImageSrc | undefined): void {
  document.save().translate(place.left * mm, place.top * mm);
  for (const mark of layoutOf(label, place, shown !== undefined)) drawMark(document, mark);
  if (shown) {
    const fit: [number, number] = [place.width * 0.55 * mm, (place.height - 6) * 0.08 * mm];
    document.image(shown, 3 * mm, 3 * mm, { fit });
  }
  document.restore();
}

/** Undefined for an image that is damaged or neither PNG nor JPEG: the name is printed instead. */
function drawable(document: Pdf, logo: Buffer): PDFKit.Mixins.ImageSrc | undefined {
  try {
    // Missing in the library's types.
    return (document as Pdf & Opening).openImage(logo);
  } catch {
    return undefined;
  }
}

function drawMark(document: Pdf, mark: Mark): void {
  const x = mark.x * mm;
  const y = mark.y * mm;
  if (mark.kind === 'text') {
    drawText(document, mark, x, y);
    return;
  }
  document.fillColor('black');
  if (mark.kind === 'block') document.rect(x, y, mark.width * mm, mark.height * mm).fill();
  else if (mark.kind === 'qr') drawQr(document, mark.data, x, y, mark.size * mm);
  else drawCode128(document, mark.data, x, y, mark.width * mm, mark.height * mm);
}

function drawText(document: Pdf, { text, size, width, align, bold, inverted }: TextMark, x: number, y: number): void {
  const shown = printable(text);
  // The layout uses line heights including leading; font sizes exclude it.
  document.font(bold ? 'bold' : 'regular').fontSize(size * mm * 0.92);
  const free = width * mm - document.widthOfString(shown);
  const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
  document.fillColor(inverted ? 'white' : 'black').text(shown, left, y, { lineBreak: false });
}

function drawCode128(document: Pdf, data: string, x: number, y: number, width: number, height: number): void {
  const [code] = bwip.raw({ bcid: 'code128', text: data });
  if (!code || !('sbs' in code)) throw new Error('Code 128 is made of bars.');
  const { sbs } = code;
  const total = sbs.reduce((sum, bar) => sum + bar, 0);
  // A quiet zone of ten modules on each side, which scanners require.
  const bar = Math.min(width / (total + 20), 0.6 * mm);
  let left = x + (width - total * bar) / 2;
  for (const [index, count] of sbs.entries()) {
    if (index % 2 === 0) document.rect(left, y, count * bar, height);
    left += count * bar;
  }
  document.fill();
}

function drawQr(document: Pdf, data: string, x: number, y: number, size: number): void {
  const [code] = bwip.raw('qrcode', data, 'eclevel=M');
  if (!code || !('pixs' in code)) throw new Error('A QR code is made of squares.');
  const square = size / code.pixx;
  for (const [index, dark] of code.pixs.entries())
    if (dark === 1)
      document.rect(x + (index % code.pixx) * square, y + Math.floor(index / code.pixx) * square, square, square);
  document.fill();
}
