/** The input of a registration, and the server's results. */
import {
  changedAnswers,
  formSchema,
  formValue,
  validateForm,
  type AnswerForm,
} from '#engine/custom-fields/answer-form.ts';
import { custom_field_group as groups } from '#generated/enums.ts';
import * as registrationForm from '#generated/forms/registration.ts';
import type { RegisterAnswer202, Registration } from '#generated/types.ts';
import { registrationQuestions } from '#modules/accounts/domain/registration-questions.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { openForm, type OpenForm } from '#platform/web/form/schema-form/open-form.ts';
import { furtherProblems } from '../../domain/registration.ts';

export interface Models {
  readonly details: OpenForm;
  readonly questions: RecordModel;
  readonly form: AnswerForm;
}

/** Where a PIN was sent, and how long it is valid. */
export interface Sent extends RegisterAnswer202 {
  readonly contact: string;
}

export type Result =
  | { readonly kind: 'opened'; readonly token: string }
  | { readonly kind: 'pin'; readonly sent: Sent }
  /** An input was refused, with errors at its fields. */
  | { readonly kind: 'refused'; readonly stage: 'details' | 'questions' }
  | { readonly kind: 'wrong_pin'; readonly message: string }
  /** A PIN was sent a moment ago, which is still valid. */
  | { readonly kind: 'just_sent'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export function openModels(): Models {
  const details = openForm(registrationForm, {
    layout: 'public',
    stored: { address: { country: homeCountry, type: 'business' } },
    further: (value) => furtherProblems(value as Partial<Registration>, shownSettings()),
  });
  const group = groups.find((one) => one.const === 'registration');
  const fields = registrationQuestions(shownSettings());
  const form: AnswerForm = {
    groups: [{ id: 'registration', title: 'A few questions', description: group?.description ?? '', fields }],
    stored: {},
    today: wallClock(new Date()).date,
  };
  const schema = formSchema(form);
  const validate = (value: Parameters<typeof validateForm>[1]) => validateForm(form, value, true);
  return { details, form, questions: new RecordModel({ schemaFor: () => schema, validate }, formValue(form)) };
}

export async function sendRegistration({ details, questions, form }: Models, pin?: string): Promise<Result> {
  const registration = details.model.shownValue() as unknown as Registration;
  const answers = changedAnswers(form, questions.shownValue());
  try {
    const answer = await call('register', { body: { registration, answers, ...(pin !== undefined && { pin }) } });
    if ('access_token' in answer) return { kind: 'opened', token: answer.access_token };
    return { kind: 'pin', sent: { ...answer, contact: contactFor(details, answer) } };
  } catch (failure) {
    return refusalOf({ details, questions, form }, failure);
  }
}

/** The contact to which a PIN is sent for the details as they are now. */
export function contactFor({ model }: OpenForm, { channel }: Pick<Sent, 'channel'>): string {
  const { email, phone_number } = model.shownValue() as unknown as Registration;
  return channel === 'sms' ? displayPhone(phone_number) : email;
}

function refusalOf({ details, questions }: Models, failure: unknown): Result {
  const message = messageOf(failure) ?? 'Try again.';
  if (failure instanceof CallError && failure.code === 'pin_just_sent') return { kind: 'just_sent', message };
  if (!(failure instanceof CallError) || failure.errors.length === 0) return { kind: 'failed', message };
  if (failure.code === 'wrong_pin') return { kind: 'wrong_pin', message };
  const errors = failure.errors.map(({ field, message: text, code = 'refused' }) => ({ field, message: text, code }));
  const answerErrors = errors.filter(({ field }) => field.startsWith('answers.'));
  questions.setServerErrors(
    answerErrors.map((one) => ({ ...one, field: one.field.replace('answers.', 'registration.') })),
  );
  const typed = errors.filter((one) => !answerErrors.includes(one));
  details.model.setServerErrors(typed);
  return { kind: 'refused', stage: typed.length > 0 ? 'details' : 'questions' };
}
