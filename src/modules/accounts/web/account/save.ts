/** Sends the changed answers and returns the result; nothing typed is lost in any case. */

import { changedAnswers } from '#engine/custom-fields/answer-form.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import type { AnswerModel } from './answer-model.ts';
import { readDetails, type Details } from './use-details.ts';

/** Maps `answers.<id>` to the form's field `registration.<id>`. */
function onForm({ form }: AnswerModel, errors: CallError['errors']): readonly FieldError[] {
  return errors.map(({ field, message, code = 'refused' }) => {
    const place = field.replace(/^answers\./, '');
    const group = form.groups.find(({ fields }) => fields.some(({ id }) => place === id || place.startsWith(`${id}.`)));
    return { field: `${group?.id ?? ''}.${place}`, message, code };
  });
}

/** Answers changed by others are shown next to what was typed; saving again overwrites them. */
async function meetOthers(model: AnswerModel, details: Details, failure: CallError): Promise<Details> {
  const now = await readDetails(details.account.id);
  model.accept(now, {});
  const found = onForm(model, failure.errors).map((error) => {
    const answer = now.answers.find(({ field_id }) => error.field.endsWith(`.${field_id}`));
    const theirs = answer ? `answered “${answer.text}”` : 'took the answer back';
    const message = `${answer?.answered_by ?? 'Someone else'} ${theirs} in the meantime. Save again to keep yours.`;
    return { ...error, message };
  });
  model.entity.setServerErrors(found);
  return now;
}

/** Undefined when nothing was saved. */
export async function saveAnswers(
  model: AnswerModel,
  details: Details,
  value: JsonObject,
): Promise<Details | undefined> {
  const { entity } = model;
  entity.setSaving('saving');
  try {
    const saved = await call('save_account_details', {
      body: {
        account_id: details.account.id,
        base_revision: model.revision,
        answers: changedAnswers(model.form, value),
      },
      ...(isSecureContext ? { idempotencyKey: crypto.randomUUID() } : {}),
    });
    model.accept(saved, value);
    entity.setSaving('saved');
    return saved;
  } catch (failure) {
    const met = await failed(model, details, failure);
    entity.setSaving('failed');
    return met;
  }
}

async function failed(model: AnswerModel, details: Details, failure: unknown): Promise<Details | undefined> {
  if (failure instanceof CallError && failure.status === 409) {
    try {
      return await meetOthers(model, details, failure);
    } catch {
      showToast('error', 'Couldn’t load the latest answers. Your changes are kept.', false);
      return undefined;
    }
  }
  const errors = failure instanceof CallError ? failure.errors : [];
  if (errors.length > 0) model.entity.setServerErrors(onForm(model, errors));
  else showToast('error', messageOf(failure) ?? 'Couldn’t save. Try again.', false);
  return undefined;
}
