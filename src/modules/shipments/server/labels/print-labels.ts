/** Prints the labels of a shipment into a stored document that is deleted after a day. */
import type { Services } from '#platform/server/http/services.ts';
import { mapInSlices } from '#platform/server/in-slices.ts';
import type { LabelFormat, LabelPaper, Settings, WaybillType } from '#generated/types.ts';
import { storeDocument } from '#modules/files/server/services/documents.ts';
import { readLogo } from '#modules/files/server/services/printed-logo.ts';
import type { StoredFile } from '#modules/files/server/services/stored-files.ts';
import { labelsOf, type LabelledShipment, type Routing } from '../../domain/label.ts';
import { labelToZpl } from '../../domain/label-zpl.ts';
import { labelsToPdf } from './label-pdf.ts';

/** A shipment with the routing of its parcels. */
export interface Labelled {
  readonly shipment: LabelledShipment;
  readonly routing: Routing | undefined;
}

export interface Printing {
  readonly providerId: number;
  /** One document contains the labels of all of them. */
  readonly shipments: readonly (Labelled & { readonly type: WaybillType })[];
  readonly settings: Settings;
  /** What the provider is called. */
  readonly title: string;
  readonly format: LabelFormat;
  readonly paper: LabelPaper;
  /** Null for a guest. */
  readonly userId: number | null;
}

export async function printLabels(services: Services, printing: Printing): Promise<StoredFile> {
  const { providerId, shipments, settings, format, paper, userId } = printing;
  const labels = shipments.flatMap(({ shipment, routing, type }) =>
    labelsOf(shipment, {
      provider: printing.title,
      type,
      alternativeReference: settings.use_parcel_alternative_reference_for_sticker_labels ?? false,
      routing,
    }),
  );
  const [first, second] = shipments;
  const name = second ? `${shipments.length}-shipments` : (first?.shipment.tracking_reference ?? '');
  const kind = shipments.every(({ type }) => type === 'parcel') ? 'Label' : 'Waybill';
  const title = second ? `${kind}s of ${shipments.length} shipments` : `${kind} ${name}`;
  const bytes =
    format === 'zpl' && paper !== '6up'
      ? Buffer.from((await mapInSlices(labels, (label) => labelToZpl(label, paper))).join(''))
      : await labelsToPdf(labels, paper, { title, logo: await readLogo(services, providerId, settings.logo_url) });
  const mediaType = format === 'zpl' ? 'application/zpl' : 'application/pdf';
  return storeDocument(services, { providerId, name: `label-${name}`, mediaType, bytes, userId });
}
