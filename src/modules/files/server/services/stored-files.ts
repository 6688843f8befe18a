/**
 * Files for every module. `putFile` stores bytes that expire after a day; the transaction that needs them calls
 * `keepFiles`, and files that are never kept are deleted automatically. Nothing refers to a file before its bytes are
 * durable.
 */
import type { Readable } from 'node:stream';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Services } from '#platform/server/http/services.ts';
import { MissingObjectError, objectKey } from '#platform/server/storage/object.ts';
import { findFileById, findUploadsBy, insertFile, setExpiry, type StoredFile, type Uploads } from '../repository.ts';

export type { StoredFile, Uploads } from '../repository.ts';

export interface FileToPut {
  readonly providerId: number;
  /** The kind of file, in lower case with hyphens: `account-files`, `documents`. */
  readonly folder: string;
  /** Unique in its folder; see `uniqueName`. */
  readonly name: string;
  /** The media type by content, or as we wrote it. */
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Null for files that the product itself wrote. */
  readonly uploadedBy: number | null;
  /** When it is deleted unless it is kept; by default a day from now. */
  readonly expiresAt?: Date;
}

type Storing = Pick<Services, 'database' | 'objects' | 'clock'>;

const dayMs = 86_400_000;

/** Undefined if the folder has a file of that name. Uses transactions of its own: call it outside of yours. */
export async function putFile(services: Storing, file: FileToPut): Promise<StoredFile | undefined> {
  const { database, objects, clock } = services;
  const { providerId, folder, name, mediaType, bytes, uploadedBy } = file;
  const row = {
    ...{ provider_id: providerId, folder, name, media_type: mediaType, size: bytes.length, uploaded_by: uploadedBy },
    expires_at: file.expiresAt ?? new Date(clock().getTime() + dayMs),
  };
  const stored = await inTenant(database.app, providerId, (tx) => insertFile(tx, row));
  if (stored) await objects.write(keyOf(stored), bytes, mediaType);
  return stored;
}

/** These files no longer expire. Throws if one of them does not exist. */
export async function keepFiles(tx: Transaction, ids: readonly string[]): Promise<void> {
  if ((await setExpiry(tx, ids, null)) !== ids.length) throw new Error('A file expired before it was kept.');
}

/** Nothing refers to these files any more: the next purge deletes them. */
export async function dropFiles(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await setExpiry(tx, ids, now);
}

/** The details of a file of the transaction's tenant; undefined for a missing one. */
export function findFile(tx: Transaction, id: string, now: Date): Promise<StoredFile | undefined> {
  return findFileById(tx, id, now);
}

/** Files that one user uploaded to a folder, by the names that the upload returned, without missing ones. */
export function findUploads(tx: Transaction, uploads: Uploads): Promise<StoredFile[]> {
  return findUploadsBy(tx, uploads);
}

/** The bytes as a stream; undefined if the store does not have them. The caller must check permissions. */
export async function readFile(
  { objects }: Pick<Services, 'objects'>,
  file: Pick<StoredFile, 'provider_id' | 'folder' | 'id'>,
): Promise<Readable | undefined> {
  try {
    return await objects.read(keyOf(file));
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
}

function keyOf({ provider_id, folder, id }: Pick<StoredFile, 'provider_id' | 'folder' | 'id'>): string {
  return objectKey(provider_id, folder, id);
}
