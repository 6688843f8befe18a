/** The evaluator of custom fields agrees with the schema of every answer, returns readable messages, and never throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSchema, answersSchema } from '#engine/custom-fields/answer-schema.ts';
import type { CustomField } from '#engine/custom-fields/field.ts';
import { isBlank, validateAnswer, normalised } from '#engine/custom-fields/validate-answer.ts';
import { settleAnswers } from '#engine/custom-fields/save-answers.ts';
import type { CustomField as StoredField } from '#generated/types.ts';
import { schemaAjv } from '#engine/authoring/ajv-plugins.ts';
import { anyAnswer, anyField, anyFields, today } from './any-field.ts';

/** The catalogue's type of a custom field and the evaluator's are assignable to each other. */
const asStored = (field: StoredField): CustomField => field;
void asStored;

const ajv = schemaAjv({ strict: false });

const common = { id: 'f', label: 'Fleet', key: 'fleet', required: false, seen_by: 'staff', retired: false } as const;
const number: CustomField = { ...common, type: 'number', decimals: 2, minimum: 1, maximum: 500, unit: 'vehicles' };
const text: CustomField = { ...common, type: 'text', content: 'email', multiline: false, max_length: 30 };

function messageFor(field: CustomField, value: unknown): string | undefined {
  return validateAnswer(field, value, { today })[0]?.message;
}

describe('one evaluator', () => {
  it('agrees with the schema of the answer, for any field and answer', () => {
    fc.assert(
      fc.property(anyField, anyAnswer, fc.option(anyAnswer), (field, answer, stored) => {
        if (isBlank(answer)) return;
        const around = { today, stored: stored ?? undefined };
        const value = normalised(field, answer);
        const findings = validateAnswer(field, value, around);
        expect(findings.length === 0).toBe(ajv.validate(answerSchema(field, around), value));
        for (const { field: name, message } of findings) {
          expect(name.split('.')[0]).toBe(field.id);
          expect(message).toMatch(/^\S.*[.!?]$/s);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('agrees with the schema of the whole form if everything is answered again', () => {
    fc.assert(
      fc.property(anyFields, fc.array(anyAnswer, { maxLength: 6 }), (all, values) => {
        const fields = all.filter(({ retired }) => !retired);
        const answers = fields.flatMap((field, index) => {
          const value = normalised(field, values[index]);
          return value === undefined ? [] : [[field.id, value] as const];
        });
        const given = Object.fromEntries(answers);
        const { errors } = settleAnswers({ fields, stored: {}, given, today });
        expect(errors.length === 0).toBe(ajv.validate(answersSchema(fields, { today, stored: {} }), given));
      }),
      { numRuns: 100 },
    );
  });

  it('messages give advice', () => {
    expect(messageFor(number, 0.5)).toBe('Must be at least 1 vehicle.');
    expect(messageFor(number, 900)).toBe('Must be at most 500 vehicles.');
    expect(messageFor(number, 1.005)).toBe('Must be a multiple of 0.01 vehicles.');
    expect(messageFor(number, 'twelve')).toBe('Must be a number.');
    expect(messageFor(text, 'nobody')).toBe('Enter an email address.');
    expect(messageFor({ ...text, content: 'digits' }, '12a')).toBe('Use digits only.');
    expect(messageFor({ ...common, type: 'date', allowed_days: 'past' }, '2026-03-10')).toBe(
      'Must be no later than 2026-03-09.',
    );
    expect(messageFor({ ...common, type: 'file', accept: ['pdf', 'image'], max_size_mb: 2 }, 'x')).toBe(
      'Choose another file: PDF, JPG or PNG, at most 2 MB.',
    );
    expect(messageFor({ ...common, type: 'checkbox', required: true }, false)).toBe('Tick the box to continue.');
  });

  it('counts characters as users do, and trims texts', () => {
    const short: CustomField = { ...text, content: 'any', max_length: 2 };
    expect(messageFor(short, '👍👍')).toBeUndefined();
    expect(messageFor(short, ' ab ')).toBeUndefined();
    expect(messageFor(short, 'abc')).toBe('Must have at most 2 characters.');
  });

  it('checks decimals without floating point errors', () => {
    expect(
      [0.1, 0.29, 1.1, 4.35, 1e9 + 0.01].map((value) => messageFor({ ...number, minimum: 0, maximum: 2e9 }, value)),
    ).toEqual(Array.from({ length: 5 }));
  });
});
