/** Statements about files that were sent as answers; their bytes are read piece by piece. */
import { sql } from 'kysely';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';

export interface StoredFile {
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

export function findFile(tx: Transaction, id: string): Promise<StoredFile | undefined> {
  return tx.selectFrom('account_files').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Those of the ids that are files of the account. */
export async function findFiles(tx: Transaction, accountId: number, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('account_files')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function markAnswers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('account_files')
    .set({ is_answer: true })
    .where('id', 'in', [...ids])
    .execute();
}

/** How many files of an account may wait to become answers; an older one gives way. */
const mostWaiting = 20;

export interface NewFile {
  readonly provider_id: number;
  readonly account_id: number;
  readonly field_id: string;
  readonly name: string;
  readonly media_type: string;
  readonly content: Buffer;
  readonly uploaded_by: number;
}

/** Stores a file, and forgets those that were sent earlier and never became an answer. */
export async function storeFile(tx: Transaction, file: NewFile): Promise<string> {
  const { id } = await tx
    .insertInto('account_files')
    .values({ ...file, size: file.content.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from account_files
     where account_id = ${file.account_id} and not is_answer
       and (uploaded_at < now() - interval '1 day' or id in (
         select id from account_files where account_id = ${file.account_id} and not is_answer
          order by uploaded_at desc, id offset ${mostWaiting}))`.execute(tx);
  return id;
}

const pieceBytes = 1_000_000;

/** The bytes in order; no connection is held while the reader is slow. */
export async function* readContent(
  access: Access,
  providerId: number,
  { id, size }: Pick<StoredFile, 'id' | 'size'>,
): AsyncGenerator<Buffer> {
  for (let start = 0; start < size; start += pieceBytes) {
    const { rows } = await inTenant(access, providerId, (tx) =>
      sql<{ piece: Buffer }>`
        select substring(content from ${start + 1}::integer for ${pieceBytes}::integer) as piece
          from account_files where id = ${id}`.execute(tx),
    );
    const [row] = rows;
    if (!row) throw new Error('A file went away while it was read.');
    yield row.piece;
  }
}
