/** Versions of documents: an annotated copy is stored after its original, and nothing is replaced. */
import { promisedType } from '#modules/files/domain/file-name.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { NextVersion } from '../services/shipment-files.ts';

const pdf = 'application/pdf';

/**
 * The metadata of the next version of a document; the shipment must be locked. Two users may annotate the same version:
 * both copies are stored, each with its original. Throws `unknown_file` and, for anything but a PDF,
 * `wrong_kind_of_file`.
 */
export async function nextVersion(
  tx: Transaction,
  shipmentId: number,
  id: number,
  fileName: string,
): Promise<NextVersion> {
  const annotated = await tx
    .selectFrom('shipment_files as f')
    .innerJoin('stored_files as s', (join) =>
      join.onRef('s.provider_id', '=', 'f.provider_id').onRef('s.id', '=', 'f.file_id'),
    )
    .select(['f.id', 'f.first_id', 'f.version', 's.media_type'])
    .where('f.id', '=', id)
    .where('f.shipment_id', '=', shipmentId)
    .where('f.kind', '=', 'document')
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!annotated) throw refused('unknown_file', 'There is no such document');
  const arePdf = annotated.media_type === pdf && promisedType(fileName) === pdf;
  if (!arePdf) throw refused('wrong_kind_of_file', 'Only a PDF can have versions');
  const first = annotated.first_id ?? annotated.id;
  const { newest } = await tx
    .selectFrom('shipment_files')
    .select((on) => on.fn.max('version').as('newest'))
    .where((on) => on.or([on('first_id', '=', first), on('id', '=', first)]))
    .executeTakeFirstOrThrow();
  return { first_id: first, version: newest + 1, based_on: annotated.version };
}

function refused(code: 'unknown_file' | 'wrong_kind_of_file', message: string): ApiError {
  return new ApiError(422, code, message, [{ field: 'version_of', code, message }]);
}
