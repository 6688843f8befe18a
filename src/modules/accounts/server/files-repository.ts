/** Statements about files uploaded as answers; the files themselves are stored by the files module. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { anyOf } from '#platform/server/db/any-of.ts';

export interface AnswerFile {
  readonly id: string;
  readonly account_id: number;
  readonly field_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly is_answer: boolean;
  readonly uploaded_by: number;
}

const columns = ['id', 'account_id', 'field_id', 'name', 'media_type', 'size', 'is_answer', 'uploaded_by'] as const;

export function findFile(tx: Transaction, id: string): Promise<AnswerFile | undefined> {
  return tx.selectFrom('account_files').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The ids that are files of the account. */
export async function findFiles(tx: Transaction, accountId: number, ids: readonly string[]): Promise<AnswerFile[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('account_files')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', anyOf(ids))
    .execute();
}

export async function markAnswers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('account_files').set({ is_answer: true }).where('id', '=', anyOf(ids)).execute();
}

/** Maximum number of uploads of an account that are not answers yet; older ones are removed. */
const mostWaiting = 20;

export interface NewFile {
  readonly provider_id: number;
  /** Id of the stored file. */
  readonly id: string;
  readonly account_id: number;
  readonly field_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly uploaded_by: number;
}

/** Stores an upload and removes earlier ones that never became an answer; returns the ids of these. */
export async function insertFile(tx: Transaction, file: NewFile): Promise<readonly string[]> {
  await tx.insertInto('account_files').values(file).execute();
  const { rows } = await sql<{ id: string }>`
    delete from account_files
     where account_id = ${file.account_id} and not is_answer
       and (uploaded_at < now() - interval '1 day' or id in (
         select id from account_files where account_id = ${file.account_id} and not is_answer
          order by uploaded_at desc, id offset ${mostWaiting}))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
