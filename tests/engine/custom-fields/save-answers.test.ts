/** Answers are preserved when their fields are renamed, retired, removed or changed in type. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinct, mayAnswer, maySee, type Answers, type CustomField } from '#engine/custom-fields/field.ts';
import {
  answerState,
  answerText,
  fieldSnapshot,
  openAnswers,
  settleAnswers,
} from '#engine/custom-fields/save-answers.ts';
import { anyAnswer, anyField, anyFields, today } from './any-field.ts';

const common = { id: 'size', label: 'Size', key: 'size', required: false, seen_by: 'staff', retired: false } as const;
const choice: CustomField = {
  ...common,
  type: 'choice',
  multiple: false,
  choices: [
    { id: 's', label: 'Small', retired: false },
    { id: 'l', label: 'Large', retired: false },
  ],
};
const text: CustomField = { ...common, type: 'text', content: 'any', multiline: false, max_length: 20 };

const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,7}$/), anyAnswer, {
  maxKeys: 8,
});

/** Answers to these fields, and to others. */
const cases = fc
  .tuple(anyFields, anyAnswers, fc.array(anyAnswer, { maxLength: 6 }), anyAnswers)
  .map(([fields, others, values, strangers]) => {
    const answers = fields.flatMap((field, index) => (index < values.length ? [[field.id, values[index]]] : []));
    return { fields, stored: { ...others }, given: { ...strangers, ...Object.fromEntries(answers) } as Answers };
  });

describe('a save of answers', () => {
  it('changes only the given answers, and none to fields that do not exist', () => {
    fc.assert(
      fc.property(cases, ({ fields, stored, given }) => {
        const { answers, errors, changed } = settleAnswers({ fields, stored, given, today });
        const open = new Set(fields.map(({ id }) => id));
        const left = (all: Answers) =>
          Object.entries(all).filter(
            ([id]) => Object.hasOwn(stored, id) && !(open.has(id) && Object.hasOwn(given, id)),
          );
        expect(left(answers)).toEqual(left(stored));
        for (const id of Object.keys(given))
          expect(errors.some(({ field, code }) => field === id && code === 'unknown_field')).toBe(!open.has(id));
        expect(changed.filter((id) => !open.has(id) || !Object.hasOwn(given, id))).toEqual([]);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(cases, ({ fields, stored, given: all }) => {
        const known = new Set(fields.map(({ id }) => id));
        const given = Object.fromEntries(Object.entries(all).filter(([id]) => known.has(id)));
        const first = settleAnswers({ fields, stored, given, today });
        if (first.errors.length > 0) return;
        const second = settleAnswers({ fields, stored: first.answers, given, today });
        expect(second).toEqual({ errors: [], answers: first.answers, changed: [] });
      }),
    );
  });

  it('does not depend on the names of fields', () => {
    fc.assert(
      fc.property(cases, ({ fields, stored, given }) => {
        const renamed = fields.map((field) => ({ ...field, label: 'Another', key: 'another', help: 'Help.' }));
        const before = settleAnswers({ fields, stored, given, today });
        const after = settleAnswers({ fields: renamed, stored, given, today });
        expect(after.answers).toEqual(before.answers);
        expect(after.errors.map(({ field, code }) => [field, code])).toEqual(
          before.errors.map(({ field, code }) => [field, code]),
        );
      }),
    );
  });

  it('reports missing required answers, and does not revalidate accepted ones', () => {
    const required: CustomField = { ...text, required: true };
    const missed = settleAnswers({ fields: [required], stored: {}, given: {}, today });
    expect(missed.errors).toEqual([{ field: 'size', code: 'required', message: 'This is required.' }]);
    const emptied = settleAnswers({ fields: [required], stored: { size: 'XL' }, given: { size: '  ' }, today });
    expect(emptied.errors).toHaveLength(1);
    const shorter: CustomField = { ...required, max_length: 3 };
    expect(settleAnswers({ fields: [shorter], stored: { size: 'enormous' }, given: {}, today }).errors).toEqual([]);
    expect(settleAnswers({ fields: [shorter], stored: {}, given: { size: 'enormous' }, today }).errors).toHaveLength(1);
  });
});

describe('an answer whose field changed', () => {
  it('is distinguished: current, outdated, retired, removed', () => {
    expect(answerState(choice, 's', today)).toBe('current');
    expect(answerState({ ...choice, retired: true }, 's', today)).toBe('retired');
    expect(answerState(undefined, 's', today)).toBe('removed');
    expect(answerState({ ...common, type: 'checkbox' }, 's', today)).toBe('outdated');
    expect(answerState({ ...text, content: 'email', max_length: 1 }, 'somewhere', today)).toBe('current');
  });

  it('keeps a choice that is no longer offered, without offering it', () => {
    const without: CustomField = {
      ...choice,
      choices: choice.choices.map((one) => ({ ...one, retired: one.id === 's' })),
    };
    expect(answerState(without, 's', today)).toBe('current');
    expect(settleAnswers({ fields: [without], stored: { size: 's' }, given: { size: 's' }, today }).errors).toEqual([]);
    expect(settleAnswers({ fields: [without], stored: {}, given: { size: 's' }, today }).errors).toHaveLength(1);
  });

  it('is rendered by the field as it was, with the selected choices', () => {
    expect(fieldSnapshot(choice, 's')).toMatchObject({ choices: [{ id: 's' }] });
    fc.assert(
      fc.property(anyField, anyAnswer, (field, answer) => {
        expect(answerText(fieldSnapshot(field, answer), answer)).toBe(answerText(field, answer));
      }),
    );
    expect(answerText({ ...choice, multiple: true }, ['s', 'l'])).toBe('Small, Large');
    expect(answerText({ ...common, type: 'checkbox' }, false)).toBe('No');
    expect(answerText({ ...common, type: 'number', decimals: 0, unit: 'vans' }, 4)).toBe('4 vans');
  });

  it('opens a form only if it is still valid', () => {
    const number: CustomField = { ...common, id: 'n', type: 'number', decimals: 0 };
    expect(openAnswers([choice, number], { size: 'l', n: 'many', gone: 1 }, today)).toEqual({ size: 'l' });
  });

  it('with the id of a prototype property does not exist', () => {
    const odd: CustomField = { ...text, id: 'constructor', required: true };
    expect(openAnswers([odd], {}, today)).toEqual({});
    expect(settleAnswers({ fields: [odd], stored: {}, given: {}, today }).errors).toHaveLength(1);
    const odder: CustomField = { ...text, id: '__proto__' };
    const given = JSON.parse('{"__proto__":"XL"}') as Answers;
    const { answers, changed } = settleAnswers({ fields: [odder], stored: {}, given, today });
    expect([changed, Object.entries(answers)]).toEqual([['__proto__'], [['__proto__', 'XL']]]);
  });
});

it('read and write permission follow from the field', () => {
  expect(maySee({ seen_by: 'staff' }, 'customer')).toBe(false);
  expect(maySee({ seen_by: 'account_reads' }, 'customer')).toBe(true);
  expect(mayAnswer({ seen_by: 'account_reads', retired: false }, 'customer')).toBe(false);
  expect(mayAnswer({ seen_by: 'account_edits', retired: false }, 'customer')).toBe(true);
  expect(mayAnswer({ seen_by: 'staff', retired: true }, 'staff')).toBe(false);
  expect(distinct([text, choice])).toEqual([text]);
});
