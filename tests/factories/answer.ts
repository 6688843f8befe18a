/** Builds an account's answer to a custom field, with history and an unrelated file. */
import type { Transaction } from '#platform/server/db/tenant.ts';

interface Attributes {
  readonly provider_id: number;
  readonly account_id: number;
  readonly uploaded_by: number;
  readonly field_id?: string;
  readonly value?: unknown;
}

export async function buildAnswer(tx: Transaction, attributes: Attributes): Promise<void> {
  const { provider_id, account_id, uploaded_by, field_id = 'note', value = 'Calls before nine' } = attributes;
  const place = { provider_id, account_id, field_id };
  const common = { id: field_id, key: 'note', label: 'Note', required: false, retired: false, seen_by: 'staff' };
  const field = { ...common, type: 'text', content: 'any', multiline: false, max_length: 200 };
  const answer = { ...place, value: JSON.stringify(value), field: JSON.stringify(field) };
  const history = tx.insertInto('account_answer_history').values({ ...answer, changed_by: uploaded_by });
  const { id: revision } = await history.returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('account_answers')
    .values({ ...answer, revision, answered_by: uploaded_by })
    .execute();
  const file = { name: 'note.pdf', media_type: 'application/pdf', size: 8, uploaded_by };
  const { id } = await tx
    .insertInto('stored_files')
    // Names are unique within a folder.
    .values({ provider_id, folder: 'account-files', ...file, name: `note-${account_id}.pdf` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_files')
    .values({ ...place, id, ...file })
    .execute();
}
