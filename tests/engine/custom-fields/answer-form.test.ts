/** The form of custom fields by group: initial values, the changes it sends, and that untouched groups never block a save. */
import { expect, it } from 'vitest';
import {
  changedAnswers,
  formSchema,
  formValue,
  validateForm,
  type AnswerForm,
} from '#engine/custom-fields/answer-form.ts';
import type { CustomField } from '#engine/custom-fields/field.ts';
import { today } from './any-field.ts';

const common = { required: true, retired: false, seen_by: 'account_edits' } as const;
const text: CustomField = {
  ...common,
  id: 'name',
  key: 'name',
  label: 'Name',
  type: 'text',
  content: 'any',
  multiline: false,
  max_length: 9,
};
const box: CustomField = { ...common, id: 'agreed', key: 'agreed', label: 'Agreed', type: 'checkbox' };
const vans: CustomField = {
  ...common,
  id: 'vans',
  key: 'vans',
  label: 'Vans',
  type: 'number',
  decimals: 0,
  required: false,
};
const form: AnswerForm = {
  groups: [
    { id: 'registration', title: 'Registration', fields: [text, box] },
    { id: 'internal', title: 'Internal', description: 'For staff.', fields: [vans] },
    { id: 'none', title: 'None', fields: [] },
  ],
  stored: { name: 'Acme', vans: 'many', gone: 1 },
  today,
};

it('includes groups with fields, and starts with the answers that are still valid', () => {
  expect(formSchema(form)).toMatchObject({
    properties: {
      registration: { title: 'Registration', required: ['name', 'agreed'] },
      internal: { description: 'For staff.' },
    },
    required: ['registration', 'internal'],
  });
  expect(formValue(form)).toEqual({ registration: { name: 'Acme' }, internal: {}, none: {} });
});

it('sends what differs, and removes what was emptied', () => {
  expect(changedAnswers(form, formValue(form))).toEqual({});
  expect(changedAnswers(form, { registration: { agreed: true }, internal: { vans: 3 } })).toEqual({
    name: null,
    agreed: true,
    vans: 3,
  });
});

it('validates groups that were changed, or all of them on a renewed form', () => {
  expect(validateForm(form, { ...formValue(form), internal: { vans: 0.5 } })).toEqual([
    { field: 'internal.vans', code: 'invalid_value', message: 'Must be a whole number.' },
  ]);
  expect(validateForm(form, { registration: { name: 'Acme Co' } }).map(({ field }) => field)).toEqual([
    'registration.agreed',
  ]);
  expect(validateForm({ ...form, stored: {} }, {}, true)).toEqual([
    { field: 'registration.name', code: 'required', message: 'This is required.' },
    { field: 'registration.agreed', code: 'required', message: 'Tick the box to continue.' },
  ]);
});
