/** Random schemas of the profile, with references to shared definitions and siblings next to them, and random values. */
import fc, { type Arbitrary } from 'fast-check';

const names = ['a', 'title', 'weight', 'paint', 'x-note'];
const name = fc.constantFrom(...names);
const scalar = fc.constantFrom<unknown>(
  '',
  'a',
  'red',
  'blue',
  'pink',
  '👍👍',
  0,
  1,
  2,
  3.5,
  70,
  -1,
  true,
  false,
  null,
);
const small = fc.integer({ min: 0, max: 3 });
const types = fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object');

/** Values from few names and scalars, so that about half of them are valid. */
export const anyValue: Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'value' },
    { weight: 3, arbitrary: scalar },
    { weight: 2, arbitrary: fc.dictionary(name, tie('value'), { maxKeys: 4 }) },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
  ),
})).value;

/** Each keyword is present or not, independently of the others; contradictory schemas are included. */
export const anySchema: Arbitrary<object> = fc.letrec<{ schema: object }>((tie) => {
  const schema = tie('schema');
  const some = fc.array(schema, { minLength: 1, maxLength: 2 });
  const choices = fc
    .uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: (value) => JSON.stringify(value) })
    .map((values) => values.map((value) => ({ const: value, title: 'One' })));
  const keywords: Readonly<Record<string, Arbitrary<unknown>>> = {
    type: fc.oneof(types, fc.tuple(types, fc.constant('null'))),
    title: fc.constant('A title'),
    const: scalar,
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4, selector: (value) => JSON.stringify(value) }),
    oneOf: fc.oneof(choices, some),
    anyOf: some,
    allOf: some,
    not: schema,
    properties: fc.dictionary(name, schema, { maxKeys: 3 }),
    additionalProperties: fc.oneof(fc.boolean(), schema),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    items: schema,
    ...Object.fromEntries(
      ['Length', 'Items', 'Properties'].flatMap((what) => [`min${what}`, `max${what}`]).map((bound) => [bound, small]),
    ),
    minimum: small,
    maximum: small,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    uniqueItems: fc.boolean(),
    pattern: fc.constantFrom('^a', 'e'),
  };
  const $ref = fc.constantFrom('../enums/colour.json', '../entities/parcel.json');
  const of = (fixed: Readonly<Record<string, Arbitrary<unknown>>>, most: number): Arbitrary<object> =>
    fc
      .subarray(Object.keys(keywords), { maxLength: most })
      .chain((chosen) =>
        fc.record({ ...fixed, ...Object.fromEntries(chosen.map((one) => [one, keywords[one] as Arbitrary<unknown>])) }),
      );
  return {
    schema: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'schema' },
      { weight: 1, arbitrary: fc.record({ type: types }) },
      { weight: 3, arbitrary: of({}, 3) },
      { weight: 3, arbitrary: of({ $ref }, 2) },
    ),
  };
}).schema;
