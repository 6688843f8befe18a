/** The result of saving answers: errors, changes, and answers that stay because they were not asked for. */

import { isObject, sameJson } from '../values/json-value.ts';
import type { FieldError } from '../validation/messages.ts';
import { choicesFor, isAnswerable } from './answer-schema.ts';
import { answerOf, type Answers, type CustomField } from './field.ts';
import { validateAnswer, missingAnswer, normalised } from './validate-answer.ts';

export interface Save {
  /** The fields that this user is asked, in order. */
  readonly fields: readonly CustomField[];
  /** All stored answers, including those to fields that are no longer asked. */
  readonly stored: Answers;
  /** By field id; a blank value removes the answer. */
  readonly given: Answers;
  /** The current day in business time. */
  readonly today: string;
}

export interface Settled {
  readonly errors: readonly FieldError[];
  /** All answers after the save. */
  readonly answers: Answers;
  /** The ids of the fields whose answers changed. */
  readonly changed: readonly string[];
}

/** Whether a stored answer still matches the current fields. */
export type AnswerState = 'current' | 'outdated' | 'retired' | 'removed';

/**
 * Whether an answer is still valid: its field may have been retired, removed, or changed to another kind. Later dates
 * and tightened limits do not invalidate answers; an answer is outdated only if it could not be shown any more.
 */
export function answerState(field: CustomField | undefined, stored: unknown, today: string): AnswerState {
  if (!field) return 'removed';
  if (field.retired) return 'retired';
  return validateAnswer(loosened(field), stored, { today, stored }).length === 0 ? 'current' : 'outdated';
}

/** The field without limits that may have been added after the answer. */
function loosened(field: CustomField): CustomField {
  switch (field.type) {
    case 'text':
      return { ...field, content: 'any', max_length: 5000 };
    case 'number': {
      const { minimum: _minimum, maximum: _maximum, ...rest } = field;
      return { ...rest, decimals: 6 };
    }
    case 'date':
      return { ...field, allowed_days: 'any' };
    case 'checkbox':
      return { ...field, required: false };
    case 'file':
      return { ...field, accept: ['pdf', 'image', 'csv'], max_size_mb: 25 };
    case 'choice':
    default:
      return field;
  }
}

/** The initial answers of a form: those that still answer a field. */
export function openAnswers(fields: readonly CustomField[], stored: Answers, today: string): Answers {
  const open = fields.filter(
    (field) => Object.hasOwn(stored, field.id) && answerState(field, stored[field.id], today) === 'current',
  );
  return Object.fromEntries(open.map(({ id }) => [id, stored[id]]));
}

/**
 * Validates the whole form as it would be after the save. An unchanged stored answer is not validated again, but a
 * missing required one is an error. Answers to fields that are not asked never change.
 */
export function settleAnswers({ fields, stored, given, today }: Save): Settled {
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const unknown = Object.keys(given).filter((id) => !fieldsById.has(id));
  // Ids are free text: without a prototype no name has another meaning.
  const answers = Object.assign(Object.create(null) as Record<string, unknown>, stored);
  const changed: string[] = [];
  const errors: FieldError[] = unknown.map((field) => ({
    field,
    code: 'unknown_field',
    message: 'This question isn’t asked here.',
  }));
  const before = openAnswers(fields, stored, today);
  for (const field of fields) {
    const { id } = field;
    const was = answerOf(stored, id);
    const around = { today, stored: was };
    const touched = Object.hasOwn(given, id);
    const answer = touched ? normalised(field, given[id]) : answerOf(before, id);
    const missed = answer === undefined || (field.type === 'checkbox' && answer === false);
    if (field.required && missed && isAnswerable(field, was)) errors.push(missingAnswer(field, around));
    else if (touched && answer !== undefined && !sameJson(answer, answerOf(before, id)))
      errors.push(...validateAnswer(field, answer, around));
    if (!touched || sameJson(answer, was)) continue;
    changed.push(id);
    if (answer === undefined) delete answers[id];
    else answers[id] = answer;
  }
  return { errors, answers, changed };
}

/** The copy of the field that is stored with an answer: of many choices only those in the answer, so that it stays readable. */
export function fieldSnapshot(field: CustomField, answer: unknown): CustomField {
  if (field.type !== 'choice') return field;
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return { ...field, choices: choicesFor(field, answer).filter(({ id }) => chosen.includes(id)) };
}

/** An answer as text, by the field as it was when answered; empty for none. */
export function answerText(field: CustomField, answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  if (field.type === 'file') return isObject(answer) && typeof answer['name'] === 'string' ? answer['name'] : '';
  if (field.type === 'checkbox') return answer === true ? 'Yes' : 'No';
  if (field.type === 'choice') {
    const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    return chosen.map((one) => field.choices.find(({ id }) => id === one)?.label ?? plainText(one)).join(', ');
  }
  return field.type === 'number' && field.unit ? `${plainText(answer)} ${field.unit}` : plainText(answer);
}

function plainText(answer: unknown): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}
