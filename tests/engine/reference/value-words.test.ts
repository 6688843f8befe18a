/** Describing the allowed values of a setting in words. */
import { expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { referenceNames } from '#engine/reference/names.ts';
import { valueLines } from '#engine/reference/value-lines.ts';
import { valueWords } from '#engine/reference/value-words.ts';
import { catalogue } from '../small-catalogue.ts';

const names = referenceNames({
  permissions: [],
  exposures: [],
  scopes: [],
  sources: [{ const: 'accounts', title: 'Account' }],
});
const text = (schema: JsonSchema) => valueWords(catalogue, schema, names).text;

test.each<[JsonSchema, string]>([
  [{ type: 'boolean' }, 'On or off.'],
  [{ type: 'integer', minimum: 1, maximum: 30, 'x-unit': 'days' }, 'A whole number from 1 to 30 days.'],
  [
    { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.5, 'x-unit': '%' },
    'A number from 0 to 100%, in steps of 0.5.',
  ],
  [{ type: 'string', maxLength: 60 }, 'A text, up to 60 characters.'],
  [{ type: 'string', minLength: 2, maxLength: 60 }, 'A text of 2 to 60 characters.'],
  [
    { type: 'string', maxLength: 4, pattern: '^[A-Z]+$', 'x-message': 'Use capital letters, for example ZAR.' },
    'A text, up to 4 characters. Use capital letters, for example ZAR.',
  ],
  [
    { type: 'string', 'x-secret': true, maxLength: 9 },
    'A secret text, up to 9 characters. It can be replaced but not viewed.',
  ],
  [{ type: 'string', 'x-refers-to': 'accounts.account_code', maxLength: 40 }, 'An account.'],
  [
    {
      type: 'array',
      maxItems: 5,
      uniqueItems: true,
      items: { type: 'string', 'x-refers-to': 'accounts.account_code' },
    },
    'A list of up to 5 entries, none twice. Each is an account.',
  ],
  [
    {
      type: 'array',
      items: {
        type: 'string',
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'B' },
        ],
      },
    },
    'Any of 2 choices.',
  ],
])('%j', (schema, words) => {
  expect(text(schema)).toBe(words);
});

test('members of a list are described field by field, without computed fields', () => {
  const bay: JsonSchema = {
    type: 'object',
    title: 'Bay',
    properties: { id: { type: 'string' }, code: { type: 'string', title: 'Number', maxLength: 6 } },
  };
  const schema: JsonSchema = { type: 'array', maxItems: 9, items: bay, 'x-unique': ['code'] };
  expect(text(schema)).toBe('A list of up to 9 entries. Each is a bay. No two entries may have the same number.');
  const [shape] = valueWords(catalogue, schema, names).shapes;
  expect(shape?.fields.map(({ name, title }) => [name, title])).toEqual([['code', 'Number']]);
  expect(
    valueLines(schema, [
      { id: 'x', code: 'A1' },
      { id: 'y', code: 'B2' },
    ]),
  ).toEqual(['Number: A1', 'Number: B2']);
});

test('long texts and lists are written out whole', () => {
  const long = 'word '.repeat(60).trim();
  expect(valueLines({ type: 'string' }, long)).toEqual([long]);
  expect(valueLines({ type: 'array', items: { type: 'integer' } }, [1, 2, 3, 4, 5, 6])).toEqual(['1, 2, 3, 4, 5, 6']);
});
