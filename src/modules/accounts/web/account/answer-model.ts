/** The form of an account's questions: created from the server's answer, validated, and updated after a save. */

import { wallClock } from '#platform/domain/time.ts';
import { formSchema, formValue, validateForm, type AnswerForm } from '#engine/custom-fields/answer-form.ts';
import { isObject, sameJson, type JsonObject } from '#engine/values/json-value.ts';
import { custom_field_group as groups } from '#generated/enums.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { Details } from './use-details.ts';

/** Contains only questions that the user may answer; the others are shown below. */
export function formOf({ questions, answers }: Details): AnswerForm {
  return {
    groups: groups.map(({ const: id, title, description }) => ({
      id,
      title,
      description,
      fields: questions.filter(({ group, may_answer }) => group === id && may_answer).map(({ field }) => field),
    })),
    stored: Object.fromEntries(answers.map(({ field_id, value }) => [field_id, value])),
    today: wallClock(new Date()).date,
  };
}

/** Questions change rarely, answers often: the form is recreated only when the questions change. */
export function sameQuestions(one: Details, other: Details): boolean {
  return one.account.id === other.account.id && sameJson(formSchema(formOf(one)), formSchema(formOf(other)));
}

export class AnswerModel {
  readonly entity: RecordModel;
  form: AnswerForm;
  revision: number;

  constructor(details: Details) {
    this.form = formOf(details);
    this.revision = details.revision;
    const schema = formSchema(this.form);
    this.entity = new RecordModel(
      { schemaFor: () => schema, validate: (value) => validateForm(this.form, value) },
      formValue(this.form),
    );
  }

  /** Takes over stored answers; `sent` is what was saved, and what was typed since stays. */
  accept(details: Details, sent?: JsonObject): void {
    const before = this.entity.state().stored;
    this.form = formOf(details);
    this.revision = details.revision;
    const now = formValue(this.form);
    this.entity.accept(now, sent);
    for (const { id: group, fields } of this.form.groups)
      for (const { id } of fields) this.follow([group, id], before, now);
  }

  /** An unedited field shows the answer of someone else. */
  private follow(path: readonly [string, string], before: JsonObject, now: JsonObject): void {
    const here = inside(this.entity.state().value, path);
    const next = inside(now, path);
    if (sameJson(here, inside(before, path)) && !sameJson(here, next)) this.entity.edit(path, next, false);
  }
}

function inside(value: JsonObject, [group, id]: readonly [string, string]): unknown {
  const answers = value[group];
  return isObject(answers) ? answers[id] : undefined;
}
