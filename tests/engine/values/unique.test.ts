/** List members that must be unique: which one is reported, and what counts as equal. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { uniqueFindings } from '#engine/values/unique.ts';

const bays = {
  type: 'array',
  'x-unique': ['code'],
  items: { type: 'object', title: 'Bay', properties: { code: { type: 'string', title: 'Bay code' } } },
};
const fieldsOf = (value: unknown, schema: JsonSchema = bays) =>
  uniqueFindings('bays', schema, value).map(({ field }) => field);

describe('members that must be unique', () => {
  it('reports the later of two and the one it duplicates', () => {
    expect(uniqueFindings('bays', bays, [{ code: 'A' }, { code: 'B' }, { code: 'A' }])).toEqual([
      { field: 'bays.2.code', code: 'invalid_value', message: 'Bay 1 has the same: bay code must differ.' },
    ]);
  });

  it('ignores case and surrounding spaces', () => {
    expect(fieldsOf([{ code: 'Dock' }, { code: ' dock ' }])).toEqual(['bays.1.code']);
  });

  it('ignores empty, missing and non-list values', () => {
    expect(fieldsOf([{ code: '' }, { code: '' }, {}, {}, 'A', 'A', null])).toEqual([]);
    expect(fieldsOf({ code: 'A' })).toEqual([]);
    expect(fieldsOf(undefined)).toEqual([]);
  });

  it('checks lists inside lists, each on its own, and the type that a member has', () => {
    const choices = {
      type: 'array',
      'x-unique': ['label'],
      items: { type: 'object', title: 'Choice', properties: {} },
    };
    const shape = (type: string, more: object) => ({ type: 'object', properties: { type: { const: type }, ...more } });
    const questions = {
      type: 'array',
      items: { type: 'object', oneOf: [shape('text', {}), shape('choice', { choices })] },
    };
    const choice = (...labels: string[]) => ({ type: 'choice', choices: labels.map((label) => ({ label })) });
    expect(fieldsOf([choice('A', 'B'), choice('A', 'A')], questions)).toEqual(['bays.1.choices.1.label']);
    expect(fieldsOf([{ type: 'text', choices: [{ label: 'A' }, { label: 'A' }] }], questions)).toEqual([]);
  });
});
