/** Statements about stored files; their bytes are in the object store. */
import type { Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

export type StoredFile = Pick<Row<'stored_files'>, 'provider_id' | 'id' | 'folder' | 'name' | 'media_type' | 'size'>;

const columns = ['provider_id', 'id', 'folder', 'name', 'media_type', 'size'] as const;

export interface NewFile {
  readonly provider_id: number;
  readonly folder: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  /** Null for files that the product itself wrote. */
  readonly uploaded_by: number | null;
  readonly expires_at: Date;
}

/** Undefined if the folder has a file of that name. */
export function insertFile(tx: Transaction, file: NewFile): Promise<StoredFile | undefined> {
  return tx
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['provider_id', 'folder', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Expired files are ignored. */
export function findFileById(tx: Transaction, id: string, now: Date): Promise<StoredFile | undefined> {
  return tx
    .selectFrom('stored_files')
    .select(columns)
    .where('id', '=', id)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** In the order of the names, without missing ones. */
export async function findFilesByName(
  tx: Transaction,
  folder: string,
  names: readonly string[],
  now: Date,
): Promise<StoredFile[]> {
  const found = await tx
    .selectFrom('stored_files')
    .select(columns)
    .where('folder', '=', folder)
    .where('name', '=', anyOf(names))
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .execute();
  return names.flatMap((name) => found.find((file) => file.name === name) ?? []);
}

export interface Uploads {
  readonly folder: string;
  readonly names: readonly string[];
  /** Id of the user who uploaded them. */
  readonly uploader: number;
  readonly now: Date;
}

/** The files with these names that one user uploaded. */
export function findUploadsBy(tx: Transaction, { folder, names, uploader, now }: Uploads): Promise<StoredFile[]> {
  return tx
    .selectFrom('stored_files')
    .select(columns)
    .where('folder', '=', folder)
    .where('name', '=', anyOf(names))
    .where('uploaded_by', '=', uploader)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .execute();
}

/** Returns how many of the ids exist. */
export async function setExpiry(tx: Transaction, ids: readonly string[], expires: Date | null): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await tx
    .updateTable('stored_files')
    .set({ expires_at: expires })
    .where('id', '=', anyOf(ids))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
