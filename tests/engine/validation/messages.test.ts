/** Every error is one plain sentence on the right field, with units, titles and examples. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { validateValue } from '#engine/validation/validate.ts';
import { fieldErrors } from '#engine/validation/messages.ts';
import { compile, setting, validators } from '../small-catalogue.ts';

function errorsOf(schema: JsonSchema, value: unknown): readonly (readonly [string, string])[] {
  const validate = compile(schema);
  expect(validate(value)).toBe(false);
  return fieldErrors('it', schema, value, validate.errors).map(({ field, message }) => [field, message] as const);
}

const firstMessage = (schema: JsonSchema, value: unknown) => errorsOf(schema, value)[0]?.[1];
const number = (more: JsonSchema) => ({ type: 'number', ...more });
const text = (more: JsonSchema) => ({ type: 'string', ...more });
const choice = {
  type: 'string',
  oneOf: [
    { const: 'error', title: 'Error' },
    { const: 'info', title: 'Information' },
  ],
};
const list = {
  type: 'array',
  items: {
    type: 'object',
    required: ['text'],
    properties: { text: text({ minLength: 1 }), size: number({ maximum: 5, 'x-unit': 'cm' }) },
    additionalProperties: false,
  },
};

describe('a finding', () => {
  it.each<[JsonSchema, unknown, string]>([
    [number({ minimum: 1, 'x-unit': 'days' }), 0, 'Must be at least 1 day.'],
    [number({ minimum: 2, 'x-unit': 'days' }), 0, 'Must be at least 2 days.'],
    [number({ maximum: 100, 'x-unit': '%' }), 101, 'Must be at most 100%.'],
    [number({ maximum: 200, 'x-unit': 'R' }), 201, 'Must be at most R\u00A0200.'],
    [number({ exclusiveMinimum: 0, 'x-unit': 'kg' }), 0, 'Must be more than 0 kg.'],
    [number({ multipleOf: 0.5 }), 0.3, 'Must be a multiple of 0.5.'],
    [{ type: 'integer' }, 1.5, 'Must be a whole number.'],
    [number({}), 'x', 'Must be a number.'],
    [number({}), null, 'This is required.'],
    [{ type: 'boolean' }, 'yes', 'Must be on or off.'],
    [text({ minLength: 1 }), '', 'This is required.'],
    [text({ minLength: 3 }), 'ab', 'Must have at least 3 characters.'],
    [text({ maxLength: 1 }), 'ab', 'Must have at most 1 character.'],
    [text({ pattern: '^\\d{4}$', examples: ['2017'] }), 'x', 'Use a format like 2017.'],
    [text({ pattern: '\\S' }), '  ', 'This is required.'],
    [text({ pattern: '^\\d{4}$', examples: ['2017'] }), '', 'This is required.'],
    [text({ format: 'email' }), 'x', 'Enter an email address.'],
    [
      text({ format: 'time-of-day', examples: ['08:30'] }),
      'x',
      'Enter a time in hours and minutes, for example 08:30.',
    ],
    [choice, 'x', 'Must be Error or Information.'],
    [{ type: 'string', enum: ['a', 'b', 'c'] }, 'x', 'Must be a, b or c.'],
    [{ ...list, minItems: 1 }, [], 'Add at least one entry.'],
    [{ type: 'array', maxItems: 1, items: {} }, [1, 2], 'Keep at most 1 entry.'],
    [
      { type: 'array', uniqueItems: true, items: choice },
      ['info', 'error', 'info'],
      'Entries 1 and 3 are the same (Information).',
    ],
    [list, [{ text: 'a', extra: 1 }], 'Has an unknown field: extra.'],
    [text({ maxLength: 2, 'x-message': 'enter two letters, such as KE' }), 'abc', 'Enter two letters, such as KE.'],
  ])('of %j on %j', (schema, value, message) => expect(firstMessage(schema, value)).toBe(message));

  it('is on its path inside a list or object, also if the field is missing', () => {
    expect(errorsOf(list, [{ text: 'a' }, { text: '', size: 9 }, {}])).toEqual([
      ['it.1.text', 'This is required.'],
      ['it.1.size', 'Must be at most 5 cm.'],
      ['it.2.text', 'This is required.'],
    ]);
  });

  it('is on the later of two equal entries', () => {
    const unique: JsonSchema = { type: 'array', uniqueItems: true, items: { type: 'string' } };
    expect(errorsOf(unique, ['a', 'b', 'a'])).toEqual([['it.2', 'Entries 1 and 3 are the same (a).']]);
  });

  it('of a choice is reported once, not for every alternative, also inside a list', () => {
    expect(errorsOf({ type: 'array', items: choice }, ['info', 'x'])).toEqual([
      ['it.1', 'Must be Error or Information.'],
    ]);
  });

  it('of a union of types is about the intended type', () => {
    const shape = (kind: string, more: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
      type: 'object',
      properties: { kind: { type: 'string', const: kind }, ...more },
      required: ['kind', ...Object.keys(more)],
    });
    const union = {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      required: ['kind'],
      oneOf: [
        shape('text', { most: number({ maximum: 9, 'x-unit': 'cm' }) }),
        shape('date', { before: text({ format: 'date' }) }),
      ],
    };
    expect(errorsOf(union, { kind: 'text', most: 12 })).toEqual([['it.most', 'Must be at most 9 cm.']]);
    expect(errorsOf(union, { kind: 'date' })).toEqual([['it.before', 'This is required.']]);
  });

  it('is one sentence per field, however many errors it has', () => {
    expect(errorsOf(text({ minLength: 5, format: 'email' }), 'x')).toHaveLength(1);
  });

  it('always exists if the validator rejects the value', () => {
    expect(fieldErrors('it', {}, 1, null)).toEqual([{ field: 'it', code: 'invalid_value', message: 'Isn’t valid.' }]);
  });
});

describe('validating a setting', () => {
  const findingsOn = (key: string, value: unknown) =>
    validateValue(setting(key), value, validators).map(({ field, code, message }) => `${field} ${code}: ${message}`);

  it('accepts valid values', () => expect(findingsOn('validity', 30)).toEqual([]));

  it('names the key and the path', () => {
    expect(findingsOn('terms', [{ id: 'a', text: '' }])).toEqual(['terms.0.text invalid_value: This is required.']);
    expect(findingsOn('colour', 'red')).toEqual(['colour invalid_value: Enter a colour, for example #0f5c6e.']);
  });

  it('rejects the placeholder of a secret, and an empty one', () => {
    expect(findingsOn('passphrase', '***')[0]).toContain('secret_placeholder');
    expect(findingsOn('passphrase', '')[0]).toContain('invalid_value');
    expect(findingsOn('passphrase', 'correct horse')).toEqual([]);
  });
});
