/** Statements about answers and their history. */
import type { CustomField } from '#generated/types.ts';
import { lock } from '#platform/server/db/lock.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface AnswerRow {
  readonly field_id: string;
  readonly value: unknown;
  /** The field as it was when answered. */
  readonly field: CustomField;
  readonly answered_at: Date;
  /** Null for a platform user, who is not visible to providers. */
  readonly answered_by_name: string | null;
}

export interface ChangeRow {
  readonly id: number;
  readonly value: unknown;
  readonly field: CustomField;
  readonly changed_at: Date;
  readonly changed_by_name: string | null;
}

/** Serializes saves of one account until the transaction ends. */
export async function takeLock(tx: Transaction, accountId: number): Promise<void> {
  await lock(tx, 'account answers', accountId);
}

export async function findAnswers(tx: Transaction, accountId: number): Promise<AnswerRow[]> {
  const rows = await tx
    .selectFrom('account_answers as answer')
    .leftJoin('users', 'users.id', 'answer.answered_by')
    .select(['field_id', 'value', 'field', 'answered_at', 'users.name as answered_by_name'])
    .where('answer.account_id', '=', accountId)
    .orderBy('answered_at')
    .orderBy('field_id')
    .execute();
  return rows.map((row) => ({ ...row, field: row.field as CustomField }));
}

/** 0 for an account without answers. */
export async function findRevision(tx: Transaction, accountId: number): Promise<number> {
  const row = await tx
    .selectFrom('account_answer_history')
    .select((history) => history.fn.max('id').as('revision'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Who changed each field after a revision, newest last. */
export async function findChangedSince(
  tx: Transaction,
  accountId: number,
  since: number,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .selectFrom('account_answer_history as history')
    .leftJoin('users', 'users.id', 'history.changed_by')
    .select(['field_id', 'users.name'])
    .where('history.account_id', '=', accountId)
    .where('history.id', '>', since)
    .orderBy('history.id')
    .execute();
  return new Map(rows.map(({ field_id, name }) => [field_id, name]));
}

export async function findHistory(tx: Transaction, accountId: number, fieldId: string): Promise<ChangeRow[]> {
  const rows = await tx
    .selectFrom('account_answer_history as history')
    .leftJoin('users', 'users.id', 'history.changed_by')
    .select(['history.id', 'value', 'field', 'changed_at', 'users.name as changed_by_name'])
    .where('history.account_id', '=', accountId)
    .where('field_id', '=', fieldId)
    .orderBy('history.id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, field: row.field as CustomField }));
}

export interface WrittenAnswer {
  readonly fieldId: string;
  /** `undefined` removes the answer. */
  readonly value: unknown;
  readonly field: CustomField;
}

interface Writing {
  readonly providerId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Adds an entry to the history, and updates the current answer. */
export async function writeAnswer(
  tx: Transaction,
  { providerId, accountId, userId, now }: Writing,
  { fieldId, value, field }: WrittenAnswer,
): Promise<void> {
  const place = { provider_id: providerId, account_id: accountId, field_id: fieldId };
  const text = value === undefined ? null : JSON.stringify(value);
  const snapshot = JSON.stringify(field);
  const { id: revision } = await tx
    .insertInto('account_answer_history')
    .values({ ...place, value: text, field: snapshot, changed_at: now, changed_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (text === null) {
    await tx
      .deleteFrom('account_answers')
      .where((row) => row.and(place))
      .execute();
    return;
  }
  const answer = { value: text, field: snapshot, revision, answered_at: now, answered_by: userId };
  await tx
    .insertInto('account_answers')
    .values({ ...place, ...answer })
    .onConflict((row) => row.columns(['provider_id', 'account_id', 'field_id']).doUpdateSet(answer))
    .execute();
}
