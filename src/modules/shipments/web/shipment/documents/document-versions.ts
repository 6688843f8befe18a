/** Documents and their versions: grouping them, reading one, and storing an annotated copy. */
import type { ShipmentFile } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { sendFile } from '../../shared/send-file.ts';
import { shipmentsMoved } from '../../shared/use-shipment.ts';

export interface DocumentWithVersions {
  readonly newest: ShipmentFile;
  /** Newest first. */
  readonly earlier: readonly ShipmentFile[];
}

/** Documents in the order of their last change, each with its earlier versions. */
export function withVersions(files: readonly ShipmentFile[]): readonly DocumentWithVersions[] {
  const byFirst = new Map<number, ShipmentFile[]>();
  for (const file of files) {
    const first = file.first_id ?? file.id;
    byFirst.set(first, [...(byFirst.get(first) ?? []), file]);
  }
  return [...byFirst.values()].flatMap((versions) => {
    const [newest, ...earlier] = [...versions].sort((one, other) => other.version - one.version);
    return newest ? [{ newest, earlier }] : [];
  });
}

/** A signed address is valid for 15 minutes: if the page has been open longer, a new one is requested. Throws `CallError`. */
export async function documentBytes(file: ShipmentFile): Promise<Uint8Array> {
  const { shipment_files } = await call('read_shipment_files', { query: { id: file.shipment_id } });
  const { url } = shipment_files.find(({ id }) => id === file.id) ?? file;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The original file name, without the part that makes it unique. */
export function ownName(name: string): string {
  return name.replace(/-[0-9a-f]{8}(\.\w+)$/, '$1');
}

/** Stores an annotated copy of a document as its next version. Throws `CallError`. */
export async function keepVersion(file: ShipmentFile, bytes: Uint8Array): Promise<void> {
  const copy = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  const file_name = await sendFile(copy, ownName(file.name), 'shipment-documents');
  const body = { shipment_id: file.shipment_id, file_name, version_of: file.id };
  const { shipment_file } = await call('add_shipment_document', { body });
  shipmentsMoved();
  showToast('success', `Saved as version ${shipment_file.version}`);
}
