/** Saves answers of an account: validated, and written with their history and audit in one transaction. */
import type { Answers } from '#engine/custom-fields/field.ts';
import { normalised } from '#engine/custom-fields/validate-answer.ts';
import { answerText, fieldSnapshot, settleAnswers, type Settled } from '#engine/custom-fields/save-answers.ts';
import { isFutureBase } from '#platform/domain/base-revision.ts';
import { sameJson } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { AccountQuestion, CustomField, ReadAccountDetailsAnswer200 } from '#generated/types.ts';
import { writeAuditEvents, type AuditChange, type SignedInAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import {
  findAnswers,
  findChangedSince,
  findRevision,
  takeLock,
  writeAnswer,
  type AnswerRow,
} from './answers-repository.ts';
import { markAnswers } from './files-repository.ts';
import { filesNamed, withFiles } from './answer-files.ts';
import { fieldNamed, questionsFor } from './questions.ts';
import { readDetails, type Onlooking } from './read-details.ts';
import { findAccount } from './repository.ts';

export interface SaveDetails extends Onlooking {
  readonly providerId: number;
  readonly accountId: number;
  readonly baseRevision: number | undefined;
  /** By the name that the caller used: a field's id or short name. */
  readonly answers: Answers;
  readonly now: Date;
  readonly audit: SignedInAuthor;
}

type Unsaved =
  | { readonly kind: 'unknown_account' }
  | { readonly kind: 'future_base' }
  /** Fields are named as the caller named them, below `answers`. */
  | { readonly kind: 'refused' | 'forbidden' | 'conflict'; readonly errors: readonly FieldError[] };

export type SaveResult = { readonly kind: 'saved'; readonly answer: ReadAccountDetailsAnswer200 } | Unsaved;

/** Stores the answer of a request for repetitions, and returns it. */
export interface OnceForSave {
  readonly before: (tx: Transaction) => Promise<ReadAccountDetailsAnswer200 | undefined>;
  readonly storeResponse: (tx: Transaction, answer: ReadAccountDetailsAnswer200) => Promise<void>;
}

class Refused extends Error {
  readonly result: Unsaved;
  constructor(result: Unsaved) {
    super(result.kind);
    this.result = result;
  }
}

export async function saveDetails(access: Access, save: SaveDetails, once?: OnceForSave): Promise<SaveResult> {
  try {
    return await inTenant(access, save.providerId, async (tx) => {
      const before = await once?.before(tx);
      if (before) return { kind: 'saved', answer: before };
      const answer = await saveInLock(tx, save);
      await once?.storeResponse(tx, answer);
      return { kind: 'saved', answer };
    });
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

/** The caller's field, and the name for its errors. */
interface Named {
  readonly question: AccountQuestion;
  readonly name: string;
  readonly value: unknown;
}

async function saveInLock(tx: Transaction, save: SaveDetails): Promise<ReadAccountDetailsAnswer200> {
  const { accountId } = save;
  await takeLock(tx, accountId);
  if (!(await findAccount(tx, accountId))) throw new Refused({ kind: 'unknown_account' });
  if (isFutureBase(save.baseRevision, await findRevision(tx, accountId))) throw new Refused({ kind: 'future_base' });
  const questions = questionsFor(save.settings, save.reader, save.mayWrite);
  const named = namedIn(questions, save.answers);
  const rows = await findAnswers(tx, accountId);
  const stored = Object.fromEntries(rows.map((row) => [row.field_id, row.value]));
  const files = await filesNamed(
    tx,
    accountId,
    named.map(({ value, question }) => ({ field: question.field, value })),
  );
  const given = Object.fromEntries(
    named.map(({ question: { field }, value }) => [field.id, withFiles(field, value, files)]),
  );
  await refuseConflicts(tx, save, named, given, stored);
  const settled = settle(questions, named, stored, given, save.today);
  await writeAnswers(tx, save, questions, rows, settled);
  await markAnswers(tx, [...files.keys()]);
  const answer = await readDetails(tx, accountId, save);
  if (!answer) throw new Error('The account went away while it was saved.');
  if (settled.changed.length > 0)
    emit(tx, 'account_answers_changed', {
      account_id: accountId,
      field_ids: [...settled.changed],
      revision: answer.revision,
    });
  return answer;
}

function fieldError(name: string, code: string, message: string): FieldError {
  return { field: `answers.${name}`, code, message };
}

function namedIn(questions: readonly AccountQuestion[], answers: Answers): readonly Named[] {
  const fields = questions.map(({ field }) => field);
  const errors: FieldError[] = [];
  const locked: FieldError[] = [];
  const named = new Map<string, Named>();
  for (const [name, value] of Object.entries(answers)) {
    const field = fieldNamed(fields, name);
    const question = questions.find((one) => one.field === field);
    if (!field || !question) errors.push(fieldError(name, 'unknown_field', 'This question isn’t asked here.'));
    else if (named.has(field.id)) errors.push(fieldError(name, 'invalid_value', 'This is answered twice.'));
    else if (!question.may_answer) locked.push(fieldError(name, 'permission_denied', 'You can’t change this answer.'));
    else named.set(field.id, { question, name, value });
  }
  if (locked.length > 0) throw new Refused({ kind: 'forbidden', errors: locked });
  if (errors.length > 0) throw new Refused({ kind: 'refused', errors });
  return [...named.values()];
}

/** Someone else has changed the same answer since the base revision. */
async function refuseConflicts(
  tx: Transaction,
  { accountId, baseRevision }: SaveDetails,
  named: readonly Named[],
  given: Answers,
  stored: Answers,
): Promise<void> {
  if (baseRevision === undefined || baseRevision >= (await findRevision(tx, accountId))) return;
  const changed = await findChangedSince(tx, accountId, baseRevision);
  const errors = named
    .filter(({ question: { field } }) => changed.has(field.id))
    .filter(({ question: { field } }) => !sameJson(normalised(field, given[field.id]), stored[field.id]))
    .map(({ name, question: { field } }) => {
      const by = changed.get(field.id);
      return fieldError(name, 'conflict', `${field.label}: changed in the meantime${by ? ` by ${by}` : ''}.`);
    });
  if (errors.length > 0) throw new Refused({ kind: 'conflict', errors });
}

/** Each group is validated as a form: saving any field of it requires its required answers. */
function settle(
  questions: readonly AccountQuestion[],
  named: readonly Named[],
  stored: Answers,
  given: Answers,
  today: string,
): Settled {
  const groups = new Set(named.map(({ question }) => question.group));
  const answerable = questions.filter(({ group, may_answer }) => may_answer && groups.has(group));
  const settled = settleAnswers({ fields: answerable.map(({ field }) => field), stored, given, today });
  if (settled.errors.length === 0) return settled;
  const names = new Map(named.map(({ question, name }) => [question.field.id, name]));
  const errors = settled.errors.map((error) => {
    const [id = '', ...inside] = error.field.split('.');
    return { ...error, field: ['answers', names.get(id) ?? id, ...inside].join('.') };
  });
  throw new Refused({ kind: 'refused', errors });
}

/** Stores the validated answers with history and audit. */
export async function writeAnswers(
  tx: Transaction,
  save: Pick<SaveDetails, 'providerId' | 'accountId' | 'now' | 'audit'>,
  questions: readonly AccountQuestion[],
  before: readonly AnswerRow[],
  { changed, answers }: Settled,
): Promise<void> {
  const { providerId, accountId, now, audit } = save;
  const fields = new Map(questions.map(({ field }) => [field.id, field]));
  const earlier = new Map(before.map((row) => [row.field_id, row]));
  const events: AuditChange[] = [];
  for (const id of changed) {
    const field = fields.get(id)!;
    const value = answers[id];
    const snapshot = fieldSnapshot(field, value) as CustomField;
    const writing = { providerId, accountId, userId: audit.user_id, now };
    await writeAnswer(tx, writing, { fieldId: id, value, field: snapshot });
    const was = earlier.get(id);
    events.push({
      object_id: `account/${accountId}/${id}`,
      from: was ? auditValue(was.field, was.value) : null,
      to: value === undefined ? null : auditValue(snapshot, value),
    });
  }
  await writeAuditEvents(tx, { providerId, type: 'account_detail', at: now }, audit, events);
}

/** As text, so that the trail stays readable when fields change. */
function auditValue(field: CustomField, value: unknown): object {
  return { question: field.label, answer: answerText(field, value) };
}
