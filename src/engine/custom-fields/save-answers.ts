/** What a save of answers comes to: what is wrong, what changes, and what stays because nobody asked. */

import { isObject, sameJson } from '../values/json-value.ts';
import type { FieldError } from '../validation/messages.ts';
import { choicesFor, isAnswerable } from './answer-schema.ts';
import { answerOf, type Answers, type CustomField } from './field.ts';
import { validateAnswer, missingAnswer, normalised } from './validate-answer.ts';

export interface Save {
  /** The fields that are asked of whoever saves, in order. */
  readonly fields: readonly CustomField[];
  /** Everything that is stored, answers to fields that are asked no longer among it. */
  readonly stored: Answers;
  /** By field id; blank takes an answer back. */
  readonly given: Answers;
  /** The calendar day of the business. */
  readonly today: string;
}

export interface Settled {
  readonly errors: readonly FieldError[];
  /** Everything that is stored afterwards. */
  readonly answers: Answers;
  /** The ids of the fields whose answers differ afterwards. */
  readonly changed: readonly string[];
}

/** How a stored answer stands to the fields as they are now. */
export type AnswerState = 'current' | 'outdated' | 'retired' | 'removed';

/**
 * Whether an answer still is one: a field may have been retired, removed, or made another kind since. Days that pass and limits that
 * are drawn closer later make no answer wrong; only what could not be shown as an answer any more is outdated.
 */
export function answerState(field: CustomField | undefined, stored: unknown, today: string): AnswerState {
  if (!field) return 'removed';
  if (field.retired) return 'retired';
  return validateAnswer(loosened(field), stored, { today, stored }).length === 0 ? 'current' : 'outdated';
}

/** The field without the limits that may have come later than the answer. */
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

/** The answers that a form begins with: those that still are answers to what is asked. */
export function openAnswers(fields: readonly CustomField[], stored: Answers, today: string): Answers {
  const open = fields.filter(
    (field) => Object.hasOwn(stored, field.id) && answerState(field, stored[field.id], today) === 'current',
  );
  return Object.fromEntries(open.map(({ id }) => [id, stored[id]]));
}

/**
 * Validates the whole form as it would be after the save. An answer that was stored earlier and is not touched is not validated again; but a
 * field that must be answered is missed. Answers to fields that are not asked are never changed.
 */
export function settleAnswers({ fields, stored, given, today }: Save): Settled {
  const asked = new Map(fields.map((field) => [field.id, field]));
  const unknown = Object.keys(given).filter((id) => !asked.has(id));
  // Ids are free text: without a prototype no name means anything else than an answer.
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

/** The field as it is kept beside an answer: of many choices those that the answer names, so that it can be read for ever. */
export function keptField(field: CustomField, answer: unknown): CustomField {
  if (field.type !== 'choice') return field;
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return { ...field, choices: choicesFor(field, answer).filter(({ id }) => chosen.includes(id)) };
}

/** An answer in words, by the field as it stood when it was given; nothing for none. */
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
