/** Files of shipments: stored with a tracking event, and downloaded by signed addresses. */
import type { Row } from '#generated/database.ts';
import { findUploads } from '#modules/files/server/services/stored-files.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { documentsFolder, photosFolder } from '../records/folders.ts';

export interface Attached {
  readonly providerId: number;
  readonly shipmentId: number;
  readonly eventId: number | null;
  readonly kind: 'document' | 'photo' | 'signature' | 'grv';
  /** As returned by the upload. */
  readonly names: readonly string[];
  /** The request field that contains them. */
  readonly field: string;
  readonly author: Pick<AuditAuthor, 'user_id' | 'user_name'>;
  /** The uploader: only their own uploads can be attached. */
  readonly uploader: number;
  readonly now: Date;
  /** For an annotated copy: the document that it is a version of. */
  readonly version?: NextVersion;
}

/** The metadata of a further version of a document. */
export interface NextVersion {
  readonly first_id: number;
  readonly version: number;
  readonly based_on: number;
}

/**
 * Attaches uploaded files to a shipment. Throws `unknown_file` for one that is missing, was uploaded by someone else or
 * is attached already.
 */
export async function attachFiles(tx: Transaction, attached: Attached): Promise<readonly Row<'shipment_files'>[]> {
  const { providerId, shipmentId, eventId, kind, names, field, author, uploader, now, version } = attached;
  if (names.length === 0) return [];
  const folder = kind === 'document' ? documentsFolder : photosFolder;
  const found = await findUploads(tx, { folder, names, uploader, now });
  const rows = found.map(({ id }) => ({
    ...{ provider_id: providerId, shipment_id: shipmentId, file_id: id, kind, event_id: eventId, created_at: now },
    ...{ user_id: author.user_id, user_name: author.user_name, ...version },
  }));
  const inserted =
    rows.length < names.length
      ? []
      : await tx
          .insertInto('shipment_files')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute();
  if (inserted.length === names.length) return inserted;
  const message = 'There is no such file. Upload it again';
  throw new ApiError(422, 'unknown_file', message, [{ field, code: 'unknown_file', message }]);
}
