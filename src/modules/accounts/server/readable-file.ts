/** Finds a file for somebody who may read it; to everybody else it does not exist. */
import { maySee, type Reader } from '#engine/custom-fields/field.ts';
import type { Settings } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findAnswers } from './answers-repository.ts';
import { findFile, type AnswerFile } from './files-repository.ts';
import { fieldsById } from './questions.ts';

export interface FileReader {
  readonly reader: Reader;
  readonly settings: Settings;
  /** The only account that may be seen; null for all. */
  readonly only: number | null;
  readonly userId: number;
}

/** A file that is no answer yet belongs to its sender alone; an answer to whoever may see its question, gone or not. */
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
