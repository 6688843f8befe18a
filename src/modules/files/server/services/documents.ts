/** Printed documents: stored for a day, with the provider's logo if one was uploaded. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { Services } from '#platform/server/http/services.ts';
import { safeFileName, uniqueName } from '../../domain/file-name.ts';
import { findFile, putFile, readFile, type StoredFile } from './stored-files.ts';

export interface Printed {
  readonly providerId: number;
  /** `label-K7P3WM`; the extension depends on the media type. */
  readonly name: string;
  readonly mediaType: 'application/pdf' | 'application/zpl';
  readonly bytes: Buffer;
  /** The user it was printed for. */
  readonly userId: number;
}

/** Deleted after a day unless it is kept. */
export async function storeDocument(services: Services, printed: Printed): Promise<StoredFile> {
  const { providerId, mediaType, bytes, userId } = printed;
  const name = uniqueName(safeFileName(printed.name, mediaType), randomBytes(8).toString('hex'));
  const stored = await putFile(services, {
    providerId,
    folder: 'documents',
    name,
    mediaType,
    bytes,
    uploadedBy: userId,
  });
  if (!stored) throw new Error('The random file name is already in use.');
  return stored;
}

const uploaded = /^\/images\/(\d+)\/([0-9a-f-]{36})$/;

/** The bytes of an uploaded logo; a linked one is not fetched for every document. */
export async function readLogo(
  services: Services,
  providerId: number,
  address: string | undefined,
): Promise<Buffer | undefined> {
  const [, provider, id] = uploaded.exec(address ?? '') ?? [];
  if (id === undefined || Number(provider) !== providerId) return undefined;
  const file = await inTenant(services.database.app, providerId, (tx) => findFile(tx, id, services.clock()));
  const bytes = file && (await readFile(services, file));
  return bytes && buffer(bytes);
}
