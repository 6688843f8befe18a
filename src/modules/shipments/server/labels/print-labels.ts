/** Prints the labels of a shipment into a stored document that is gone after a day. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Services } from '#platform/server/http/services.ts';
import type { LabelFormat, LabelPaper, Settings, WaybillType } from '#generated/types.ts';
import { safeFileName, uniqueName } from '#modules/files/domain/file-name.ts';
import { findFile, putFile, readFile, type StoredFile } from '#modules/files/server/services/stored-files.ts';
import { labelsOf, type LabelledShipment, type Routing } from '../../domain/label.ts';
import { labelsToZpl } from '../../domain/label-zpl.ts';
import { labelsToPdf, type LabelLogo } from './label-pdf.ts';

export interface Printing {
  readonly providerId: number;
  readonly shipment: LabelledShipment;
  readonly settings: Settings;
  readonly routing: Routing | undefined;
  readonly type: WaybillType;
  readonly format: LabelFormat;
  readonly paper: LabelPaper;
  readonly userId: number;
}

const folder = 'labels';

export async function printLabels(services: Services, printing: Printing): Promise<StoredFile> {
  const { providerId, shipment, settings, format, paper, userId } = printing;
  const labels = labelsOf(shipment, {
    provider: settings.provider_title ?? '',
    type: printing.type,
    alternativeReference: settings.use_parcel_alternative_reference_for_sticker_labels ?? false,
    routing: printing.routing,
  });
  const title = shipment.tracking_reference;
  const bytes =
    format === 'zpl' && paper !== '6up'
      ? Buffer.from(labelsToZpl(labels, paper))
      : await labelsToPdf(labels, paper, { title, logo: await findLogo(services, providerId, settings.logo_url) });
  const mediaType = format === 'zpl' ? 'application/zpl' : 'application/pdf';
  const name = uniqueName(safeFileName(`label-${title}`, mediaType), randomBytes(8).toString('hex'));
  const stored = await putFile(services, { providerId, folder, name, mediaType, bytes, uploadedBy: userId });
  if (!stored) throw new Error('A name that nobody can guess was taken.');
  return stored;
}

const uploaded = /^\/images\/(\d+)\/([0-9a-f-]{36})$/;

/** The main logo, where it was uploaded here; one that is only linked is not fetched for every label. */
async function findLogo(
  services: Services,
  providerId: number,
  address: string | undefined,
): Promise<LabelLogo | undefined> {
  const [, provider, id] = uploaded.exec(address ?? '') ?? [];
  if (id === undefined || Number(provider) !== providerId) return undefined;
  const file = await inTenant(services.database.app, providerId, (tx) => findFile(tx, id, services.clock()));
  const bytes = file && (await readFile(services, file));
  return bytes && { bytes: await buffer(bytes) };
}
