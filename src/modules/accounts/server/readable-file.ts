/** Finds a file for a user who may read it; for all others it does not exist. */
import { maySee, type Reader } from '#engine/custom-fields/field.ts';
import type { Settings } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findAnswers } from './answers-repository.ts';
import { findFile, type AnswerFile } from './files-repository.ts';
import { fieldsById } from './questions.ts';

export interface FileReader {
  readonly reader: Reader;
  readonly settings: Settings;
  /** The only account that the user may see; null for all. */
  readonly only: number | null;
  readonly userId: number;
}

/**
 * An upload that is not an answer yet is only visible to its uploader; an answer to everyone who may see its question,
 * even if that was removed.
 */
export async function findReadableFile(
  tx: Transaction,
  id: string,
  { reader, settings, only, userId }: FileReader,
): Promise<AnswerFile | undefined> {
  const file = await findFile(tx, id);
  if (!file || (only !== null && file.account_id !== only)) return undefined;
  if (!file.is_answer) return file.uploaded_by === userId ? file : undefined;
  const now = fieldsById(settings).get(file.field_id);
  const then = async () =>
    (await findAnswers(tx, file.account_id)).find((row) => row.field_id === file.field_id)?.field;
  return maySee(now ?? (await then()) ?? { seen_by: 'staff' }, reader) ? file : undefined;
}
