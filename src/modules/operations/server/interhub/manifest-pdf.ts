/** The manifest of a transfer on A4: route, carrier, and a checklist of parcels. */
import type { InterhubTransfer } from '#generated/types.ts';
import {
  hasRoom,
  printLines,
  printPage,
  printRows,
  type LabelledValue,
} from '#modules/files/server/services/printed-page.ts';
import { printTable, type PrintedColumn } from '#modules/files/server/services/printed-table.ts';
import { weightText } from '#platform/domain/amount.ts';
import { momentText } from '#platform/domain/day-text.ts';
import { wallClock } from '#platform/domain/time.ts';

export interface ManifestParcel {
  readonly tracking_reference: string;
  readonly service_level_code: string | null;
  readonly delivery_town: string | null;
  readonly weight_kg: number | null;
}

interface ManifestIssuer {
  readonly provider: string;
  /** PNG or JPEG. */
  readonly logo: Buffer | undefined;
}

const columns: readonly PrintedColumn[] = [
  { title: '', align: 'left', width: 20, isBox: true },
  { title: 'Parcel', align: 'left', width: 'rest' },
  { title: 'Service', align: 'left', width: 'fit' },
  { title: 'To', align: 'left', width: 150 },
  { title: 'Weight', align: 'right', width: 'fit' },
];

/** Height of the line for the signature. */
const signature = 40;

export function manifestToPdf(
  transfer: InterhubTransfer,
  parcels: readonly ManifestParcel[],
  { provider, logo }: ManifestIssuer,
): Promise<Buffer> {
  return printPage(`Manifest ${transfer.reference}`, { author: provider, logo }, async (page) => {
    printLines(page, [provider]);
    page.moveDown();
    printRows(page, factsOf(transfer, parcels), 'left', false);
    page.moveDown();
    await printTable(page, columns, parcels.map(cellsOf));
    if (!hasRoom(page, signature)) page.addPage();
    page.moveDown(2);
    printLines(page, ['Received by: ______________________   Date and time: ______________________']);
  });
}

function factsOf(transfer: InterhubTransfer, parcels: readonly ManifestParcel[]): readonly LabelledValue[] {
  const grams = parcels.reduce((sum, { weight_kg: kg }) => sum + Math.round((kg ?? 0) * 1000), 0);
  const facts = [
    ['From', transfer.from_branch],
    ['To', transfer.to_branch],
    ['Carrier', `${transfer.carrier_name} (${transfer.carrier})`],
    ['Service level', `${transfer.service_level_name} (${transfer.service_level})`],
    ['Vehicle', transfer.vehicle ?? ''],
    ['Flight', transfer.flight_number ?? ''],
    ['Waybill', transfer.waybill ?? ''],
    ['Driver', transfer.driver ?? ''],
    ['Departed', timeText(transfer.closed_at)],
    ['Due', timeText(transfer.due_at)],
    ['Note', transfer.note ?? ''],
    ['Parcels', `${parcels.length}, ${weightText(grams / 1000)}`],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

function timeText(moment: string | null | undefined): string {
  if (!moment) return '';
  const { date, time } = wallClock(new Date(moment));
  return momentText(`${date}T${time}`);
}

function cellsOf(parcel: ManifestParcel): readonly string[] {
  const weight = parcel.weight_kg === null ? '' : weightText(parcel.weight_kg);
  return ['', parcel.tracking_reference, parcel.service_level_code ?? '', parcel.delivery_town ?? '', weight];
}
