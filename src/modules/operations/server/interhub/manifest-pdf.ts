/** The manifest of a transfer on A4: route, carrier, and a checklist of parcels. */
import PdfDocument from 'pdfkit';
import type { InterhubTransfer } from '#generated/types.ts';
import { printable } from '#modules/files/domain/pdf-text.ts';
import { wallClock } from '#platform/domain/time.ts';

const margin = 40;
const rowHeight = 18;

export interface ManifestParcel {
  readonly tracking_reference: string;
  readonly service_level_code: string | null;
  readonly delivery_town: string | null;
  readonly weight_kg: number | null;
}

const columns = [
  { title: '', width: 20 },
  { title: 'Parcel', width: 190 },
  { title: 'Service', width: 70 },
  { title: 'To', width: 150 },
  { title: 'Weight', width: 75 },
] as const;

export function manifestToPdf(
  transfer: InterhubTransfer,
  parcels: readonly ManifestParcel[],
  provider: string,
): Promise<Buffer> {
  const title = `Manifest ${transfer.reference}`;
  const document = new PdfDocument({ size: 'A4', margin, info: { Title: title } });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  document.font('Helvetica-Bold').fontSize(18).text(printable(title));
  document.font('Helvetica').fontSize(10).text(printable(provider)).moveDown();
  for (const [name, value] of factsOf(transfer, parcels)) {
    const top = document.y;
    document.font('Helvetica-Bold').text(name, margin, top, { width: 110 });
    document.font('Helvetica').text(printable(value), margin + 110, top);
  }
  document.moveDown();
  head(document);
  for (const parcel of parcels) row(document, parcel);
  document.moveDown(2).text('Received by: ______________________   Date and time: ______________________', margin);
  document.end();
  return done;
}

function factsOf(
  transfer: InterhubTransfer,
  parcels: readonly ManifestParcel[],
): readonly (readonly [string, string])[] {
  const weight = parcels.reduce((sum, { weight_kg: kg }) => sum + (kg ?? 0), 0);
  const time = (text: string | null | undefined): string => {
    if (!text) return '';
    const { date, time: clock } = wallClock(new Date(text));
    return `${date} ${clock}`;
  };
  const facts = [
    ['From', transfer.from_branch],
    ['To', transfer.to_branch],
    ['Carrier', `${transfer.carrier_name} (${transfer.carrier})`],
    ['Service level', `${transfer.service_level_name} (${transfer.service_level})`],
    ['Vehicle', transfer.vehicle ?? ''],
    ['Flight', transfer.flight_number ?? ''],
    ['Waybill', transfer.waybill ?? ''],
    ['Driver', transfer.driver ?? ''],
    ['Departed', time(transfer.closed_at)],
    ['Due', time(transfer.due_at)],
    ['Note', transfer.note ?? ''],
    ['Parcels', `${parcels.length}, ${weight.toFixed(2)} kg`],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function head(document: PDFKit.PDFDocument): void {
  cells(
    document.font('Helvetica-Bold').fontSize(9),
    columns.map(({ title }) => title),
  );
  document.font('Helvetica');
}

function row(document: PDFKit.PDFDocument, parcel: ManifestParcel): void {
  if (document.y > document.page.height - margin - 2 * rowHeight) {
    document.addPage();
    head(document);
  }
  document.rect(margin + 2, document.y + 1, 9, 9).stroke();
  const weight = parcel.weight_kg === null ? '' : `${parcel.weight_kg} kg`;
  cells(document, ['', parcel.tracking_reference, parcel.service_level_code ?? '', parcel.delivery_town ?? '', weight]);
}

function cells(document: PDFKit.PDFDocument, texts: readonly string[]): void {
  const top = document.y;
  let left = margin;
  for (const [at, { width }] of columns.entries()) {
    document.text(printable(texts[at] ?? ''), left, top, { width: width - 6, height: rowHeight, ellipsis: true });
    left += width;
  }
  document.x = margin;
  document.y = top + rowHeight;
}
