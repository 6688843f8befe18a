/** A form of several groups of custom fields as one record: its schema, initial value, changes and errors. */

import type { JsonSchema } from '../schema/catalogue.ts';
import { isObject, sameJson, type JsonObject } from '../values/json-value.ts';
import type { FieldError } from '../validation/messages.ts';
import { answersSchema } from './answer-schema.ts';
import { answerOf, type Answers, type CustomField } from './field.ts';
import { openAnswers, settleAnswers } from './save-answers.ts';

export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly CustomField[];
}

export interface AnswerForm {
  readonly groups: readonly FieldGroup[];
  /** All stored answers. */
  readonly stored: Answers;
  /** The current day in business time. */
  readonly today: string;
}

/** The record's schema: an object per group, a member per field. */
export function formSchema({ groups, stored, today }: AnswerForm): JsonSchema {
  const filled = groups.filter(({ fields }) => fields.length > 0);
  return {
    type: 'object',
    properties: Object.fromEntries(
      filled.map(({ id, title, description, fields }) => [
        id,
        { ...answersSchema(fields, { today, stored }), title, ...(description ? { description } : {}) },
      ]),
    ),
    required: filled.map(({ id }) => id),
  };
}

/** The record as stored. */
export function formValue({ groups, stored, today }: AnswerForm): JsonObject {
  return Object.fromEntries(groups.map(({ id, fields }) => [id, openAnswers(fields, stored, today)]));
}

/** The changes of a group compared with what is stored; null removes an answer. */
function changesOf(form: AnswerForm, group: FieldGroup, value: JsonObject): Answers {
  const now = value[group.id];
  const before = openAnswers(group.fields, form.stored, form.today);
  const answers = isObject(now) ? now : {};
  const changed = group.fields.filter(({ id }) => !sameJson(answerOf(answers, id), answerOf(before, id)));
  return Object.fromEntries(changed.map(({ id }) => [id, answerOf(answers, id) ?? null]));
}

/** The answers to send, by field id. */
export function changedAnswers(form: AnswerForm, value: JsonObject): Answers {
  return Object.assign({}, ...form.groups.map((group) => changesOf(form, group, value))) as Answers;
}

/**
 * Everything that blocks saving, with fields named `group.field`. An unchanged group is not validated: its required
 * answers are requested when someone edits it.
 * @param whole validates every group, including unchanged ones
 */
export function validateForm(form: AnswerForm, value: JsonObject, whole = false): readonly FieldError[] {
  const { stored, today } = form;
  return form.groups.flatMap((group) => {
    const given = changesOf(form, group, value);
    if (!whole && Object.keys(given).length === 0) return [];
    const { errors } = settleAnswers({ fields: group.fields, stored, given, today });
    return errors.map((error) => ({ ...error, field: `${group.id}.${error.field}` }));
  });
}
