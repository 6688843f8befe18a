/** Conditions that are newer than the page are evaluated like the compiled ones. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { Catalogue, JsonSchema } from '#engine/schema/catalogue.ts';
import { holdsPlainly } from '#engine/conditions/plain-condition.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';

const values: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  2.5,
  -3,
  100,
  '',
  'a',
  'smtp',
  'window',
  'locker',
  '😀😀',
  [],
  ['a'],
  [1, 'a'],
  [{ id: 'a' }],
  {},
  { set: true },
  { set: false },
];

const schemas: readonly JsonSchema[] = [
  { const: true },
  { const: { set: true } },
  { enum: ['a', 'smtp', null] },
  { not: { const: '' } },
  { type: 'integer' },
  { type: 'object' },
  { type: 'string', minLength: 1 },
  { maxLength: 2 },
  { pattern: '^[a-s]' },
  { minimum: 1, maximum: 99 },
  { minItems: 1 },
  { type: 'array', contains: { const: 'a' } },
  { allOf: [{ type: 'string' }, { not: { enum: ['a'] } }] },
];

it.each(schemas.map((schema) => [JSON.stringify(schema), schema] as const))('%s', (_text, schema) => {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  for (const value of values) expect(holdsPlainly(schema, value), JSON.stringify(value)).toBe(validate(value));
});

it('every condition of the catalogue', () => {
  const { settings }: Catalogue = catalogue;
  const maps = Object.values(settings).flatMap(({ visible_when }) => visible_when);
  const conditions = maps.flatMap((map) => Object.values(map));
  expect(conditions.length).toBeGreaterThan(20);
  for (const { test, schema } of conditions)
    for (const value of values)
      expect(holdsPlainly(schema, value), JSON.stringify([schema, value])).toBe(validators.conditions[test]?.(value));
});
