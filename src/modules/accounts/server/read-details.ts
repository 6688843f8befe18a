/** Presents questions and answers to one reader: an answer stays readable when its question changes or is removed. */
import { serializeAccount } from '../domain/account.ts';
import { serializeRecord } from '../domain/account-record.ts';
import { areTransactionsShown } from '../domain/transactions-shown.ts';
import { withOffset } from '#platform/domain/time.ts';
import { maySee, type Reader } from '#engine/custom-fields/field.ts';
import { answerState, answerText } from '#engine/custom-fields/save-answers.ts';
import type {
  AccountAnswer,
  AccountAnswerChange,
  CustomField,
  ReadAccountDetailsAnswer200,
  Settings,
} from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findAnswers, findHistory, findRevision, type AnswerRow } from './answers-repository.ts';
import { fieldNamed, fieldsById, questionsFor } from './questions.ts';
import { findAccount } from './repository.ts';
import { recordOf } from './save-account.ts';

/** The reader and their permissions. */
export interface Onlooking {
  readonly reader: Reader;
  readonly mayWrite: boolean;
  readonly seesMoney: boolean;
  /** Limited to an account: sees its transactions only where customers do. */
  readonly isLimited: boolean;
  /** The current day in business time. */
  readonly today: string;
  /** Includes questions that the reader may not see. */
  readonly settings: Settings;
}

/** Undefined when there is no such account. */
export async function readDetails(
  tx: Transaction,
  accountId: number,
  onlooking: Onlooking,
): Promise<ReadAccountDetailsAnswer200 | undefined> {
  const { reader, mayWrite, seesMoney, isLimited, settings } = onlooking;
  const account = await findAccount(tx, accountId);
  if (!account) return undefined;
  const { id, revision, closed_at } = account;
  // Only staff see why it was closed.
  const closing_reason = reader === 'staff' ? account.closing_reason : null;
  const rows = await findAnswers(tx, accountId);
  return {
    account: serializeAccount(account, seesMoney),
    ...(mayWrite
      ? { record: serializeRecord({ ...recordOf(account), id, revision, closed_at, closing_reason }, seesMoney) }
      : {}),
    revision: await findRevision(tx, accountId),
    questions: questionsFor(settings, reader, mayWrite),
    answers: serializeAnswers(rows, onlooking),
    shows_transactions: !isLimited || areTransactionsShown(settings, account),
  };
}

function serializeAnswers(rows: readonly AnswerRow[], { reader, settings, today }: Onlooking): AccountAnswer[] {
  const fields = fieldsById(settings);
  return rows
    .filter((row) => maySee(fields.get(row.field_id) ?? row.field, reader))
    .map((row) => serializeAnswer(row, fields.get(row.field_id), today));
}

function serializeAnswer(row: AnswerRow, now: CustomField | undefined, today: string): AccountAnswer {
  const { field_id, value, field: then, answered_at, answered_by_name } = row;
  const state = answerState(now, value, today);
  return {
    field_id,
    key: (now ?? then).key,
    question: (now ?? then).label,
    answered_as: then.label,
    state,
    value,
    // Choices are shown by their current titles; removed ones by the title at the time.
    text: answerText(now && state !== 'outdated' ? now : then, value),
    answered_at: withOffset(answered_at),
    answered_by: answered_by_name,
  };
}

/** Empty for a question that the reader may not see; undefined when there is no such account. */
export async function readHistory(
  tx: Transaction,
  accountId: number,
  name: string,
  { reader, settings }: Pick<Onlooking, 'reader' | 'settings'>,
): Promise<AccountAnswerChange[] | undefined> {
  if (!(await findAccount(tx, accountId))) return undefined;
  const fields = fieldsById(settings);
  const field = fieldNamed([...fields.values()], name);
  const rows = await findHistory(tx, accountId, field?.id ?? name);
  const known = field ?? rows[0]?.field;
  if (!known || !maySee(known, reader)) return [];
  return rows.map(({ id, value, field: then, changed_at, changed_by_name }) => ({
    id,
    changed_at: withOffset(changed_at),
    changed_by: changed_by_name,
    question: then.label,
    text: answerText(then, value),
    value,
  }));
}
