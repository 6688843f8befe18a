/** JSON Schema 2020-12's results for each keyword of the profile: valid and invalid values. */

export interface Case {
  readonly what: string;
  readonly schema: object;
  readonly fits: readonly unknown[];
  readonly fails: readonly unknown[];
}

const colour = { $ref: '../enums/colour.json' };
const parcel = { $ref: '../entities/parcel.json' };
const red = { const: 'red', title: 'Red' };

export const cases: readonly Case[] = [
  { what: 'type string', schema: { type: 'string' }, fits: ['', 'a'], fails: [1, null, true, [], {}] },
  { what: 'type integer takes 1.0', schema: { type: 'integer' }, fits: [1, 1.0, -3, 1e20], fails: [1.5, '1', true] },
  { what: 'type number', schema: { type: 'number' }, fits: [1, 1.5], fails: ['1', false] },
  { what: 'type object is no list', schema: { type: 'object' }, fits: [{}], fails: [[], null] },
  { what: 'type array', schema: { type: 'array' }, fits: [[]], fails: [{}, 'a'] },
  { what: 'type or null', schema: { type: ['string', 'null'] }, fits: ['', null], fails: [0, false] },
  {
    what: 'const of an object',
    schema: { const: { a: 1, b: [2] } },
    fits: [{ b: [2], a: 1 }],
    fails: [{ a: 1 }, null],
  },
  { what: 'const false is not 0', schema: { const: false }, fits: [false], fails: [0, '', null, []] },
  { what: 'const 1 is 1.0', schema: { const: 1 }, fits: [1, 1.0], fails: [true, '1'] },
  {
    what: 'const of names for people',
    schema: { const: { title: 'A', 'x-a': 1 } },
    fits: [{ title: 'A', 'x-a': 1 }],
    fails: [{}],
  },
  { what: 'enum', schema: { enum: [6, 'a', [], true, { a: 12 }] }, fits: [[], { a: 12 }], fails: [null, {}, 4, 1] },
  { what: 'oneOf of constants', schema: { oneOf: [red, { const: 2 }] }, fits: ['red', 2], fails: ['blue', null] },
  {
    what: 'oneOf of the same constant twice',
    schema: { oneOf: [red, { ...red, title: 'Rouge' }] },
    fits: [],
    fails: ['red', 'x'],
  },
  {
    what: 'oneOf of constants with more to say',
    schema: { oneOf: [{ const: 'red', type: 'integer' }, { const: 2 }] },
    fits: [2],
    fails: ['red'],
  },
  {
    what: 'oneOf next to enum',
    schema: { enum: ['red', 1], oneOf: [red, { const: 2 }] },
    fits: ['red'],
    fails: [1, 2],
  },
  {
    what: 'oneOf of exactly one',
    schema: { oneOf: [{ type: 'integer' }, { minimum: 2 }] },
    fits: [1, 2.5, 'a'],
    fails: [3, 1.5],
  },
  { what: 'anyOf', schema: { anyOf: [{ type: 'integer' }, { minimum: 2 }] }, fits: [1, 2.5, 3], fails: [1.5] },
  {
    what: 'allOf',
    schema: { allOf: [{ minimum: 2 }, { maximum: 3 }], multipleOf: 1 },
    fits: [2, 3],
    fails: [1, 4, 2.5],
  },
  { what: 'not', schema: { not: { type: 'integer' } }, fits: ['a', 1.5], fails: [1] },
  {
    what: 'if, then and else',
    schema: { if: { minimum: 10 }, then: { multipleOf: 10 }, else: { maximum: 5 } },
    fits: [20, 3, 'a'],
    fails: [15, 7],
  },
  {
    what: 'properties ignore other types',
    schema: { properties: { a: { type: 'integer' } } },
    fits: [{}, { a: 1 }, [], 3],
    fails: [{ a: 'x' }],
  },
  {
    what: 'properties named like keywords',
    schema: { properties: { title: { type: 'integer' }, 'x-a': { type: 'integer' }, enum: { type: 'string' } } },
    fits: [{ title: 1, enum: 'a' }],
    fails: [{ title: 'x' }, { 'x-a': 'x' }, { enum: 1 }],
  },
  {
    what: 'required',
    schema: { required: ['a', 'title'] },
    fits: [{ a: null, title: 0 }, 'text'],
    fails: [{ a: 1 }, {}],
  },
  {
    what: 'additionalProperties false',
    schema: { properties: { a: {} }, additionalProperties: false },
    fits: [{ a: 1 }, {}, 1],
    fails: [{ b: 1 }],
  },
  {
    what: 'additionalProperties of a schema',
    schema: { properties: { a: {} }, additionalProperties: { type: 'integer' } },
    fits: [{ a: 'x', b: 1 }],
    fails: [{ b: 'x' }],
  },
  {
    what: 'minProperties and maxProperties',
    schema: { minProperties: 1, maxProperties: 2 },
    fits: [{ a: 1 }, { a: 1, b: 2 }, []],
    fails: [{}, { a: 1, b: 2, c: 3 }],
  },
  { what: 'items', schema: { items: { type: 'integer' } }, fits: [[], [1, 2], { 0: 'x' }], fails: [[1, 'x']] },
  { what: 'contains', schema: { contains: { minimum: 5 } }, fits: [[1, 5], 'a'], fails: [[], [1]] },
  {
    what: 'minContains and maxContains',
    schema: { contains: { const: 1 }, minContains: 0, maxContains: 1 },
    fits: [[], [1], [2, 1]],
    fails: [[1, 1]],
  },
  {
    what: 'minItems and maxItems',
    schema: { minItems: 1, maxItems: 2 },
    fits: [[1], [1, 2], ''],
    fails: [[], [1, 2, 3]],
  },
  {
    what: 'uniqueItems',
    schema: { uniqueItems: true },
    fits: [
      [1, true],
      [{ a: 1 }, { a: 2 }],
      ['1', 1],
    ],
    fails: [
      [1, 1.0],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  },
  {
    what: 'minLength counts characters, not units',
    schema: { minLength: 2 },
    fits: ['ab', '👍👍', 1],
    fails: ['a', '👍'],
  },
  {
    what: 'maxLength counts characters, not units',
    schema: { maxLength: 2 },
    fits: ['', '👍👍'],
    fails: ['abc', '👍👍👍'],
  },
  { what: 'pattern is found anywhere', schema: { pattern: 'a+' }, fits: ['xaay', 3], fails: ['b'] },
  { what: 'minimum and maximum', schema: { minimum: -2, maximum: 2.5 }, fits: [-2, 2.5, 'x'], fails: [-2.01, 3] },
  { what: 'exclusive bounds', schema: { exclusiveMinimum: 0, exclusiveMaximum: 1 }, fits: [0.5, 'x'], fails: [0, 1] },
  { what: 'multipleOf', schema: { multipleOf: 2 }, fits: [0, -4, 'x'], fails: [7, 0.5] },
  { what: 'multipleOf a fraction', schema: { multipleOf: 1.5 }, fits: [0, 4.5], fails: [35] },
  { what: 'multipleOf far beyond', schema: { type: 'integer', multipleOf: 0.123456789 }, fits: [0], fails: [1e308] },
  {
    what: 'multipleOf a small step',
    schema: { multipleOf: 0.0001 },
    fits: [0.0075, 1e-4],
    fails: [0.00751, 1e-5],
  },
  {
    what: 'annotations say nothing',
    schema: { title: 'A', description: 'B', default: 1, examples: [1], readOnly: true, 'x-unit': 'cm' },
    fits: [1, 'a', null],
    fails: [],
  },
  {
    what: 'a discriminated choice of shapes',
    schema: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: [
        { properties: { kind: { const: 'a' }, n: { type: 'integer' } } },
        { properties: { kind: { const: 'b' } }, required: ['m'] },
      ],
    },
    fits: [
      { kind: 'a', n: 1 },
      { kind: 'b', m: 1 },
    ],
    fails: [{ kind: 'a', n: 'x' }, { kind: 'b' }, { kind: 'c' }, {}],
  },
  { what: '$ref', schema: colour, fits: ['red'], fails: ['pink', 1] },
  {
    what: '$ref within $ref',
    schema: parcel,
    fits: [{ title: 'a', paint: 'red' }],
    fails: [{ title: 'a', paint: 'pink' }, {}],
  },
  {
    what: '$ref and required',
    schema: { ...parcel, required: ['weight'] },
    fits: [{ title: 'a', weight: 1 }],
    fails: [{ weight: 1 }, { title: 'a' }],
  },
  { what: '$ref and fewer choices', schema: { ...colour, oneOf: [red] }, fits: ['red'], fails: ['green', 'pink'] },
  {
    what: '$ref and a choice of its own',
    schema: { ...colour, oneOf: [red, { const: 'pink', title: 'Pink' }] },
    fits: ['red'],
    fails: ['pink', 'green'],
  },
  {
    what: '$ref and no choice in common',
    schema: { ...colour, oneOf: [{ const: 'pink', title: 'Pink' }] },
    fits: [],
    fails: ['pink', 'red'],
  },
  {
    what: '$ref and another type',
    schema: { ...colour, type: ['string', 'null'] },
    fits: ['red'],
    fails: [null, 'pink'],
  },
  { what: '$ref and enum', schema: { ...colour, enum: ['red', 'pink'] }, fits: ['red'], fails: ['pink', 'green'] },
  {
    what: '$ref and properties',
    schema: { ...parcel, properties: { title: { minLength: 3 }, size: { type: 'integer' } } },
    fits: [{ title: 'abc', size: 1 }],
    fails: [{ title: 'ab' }, { title: 'abcdef' }, { title: 'abc', size: 'x' }],
  },
  {
    what: '$ref and additionalProperties',
    schema: { ...parcel, additionalProperties: false },
    fits: [],
    fails: [{ title: 'a' }, {}],
  },
  { what: '$ref and looser limits', schema: { ...parcel, minProperties: 0 }, fits: [{ title: 'a' }], fails: [{}] },
  {
    what: '$ref and tighter limits',
    schema: { ...parcel, minProperties: 2, maxProperties: 2 },
    fits: [{ title: 'a', x: 1 }],
    fails: [{ title: 'a' }, { title: 'a', x: 1, y: 2 }],
  },
  {
    what: '$ref and words for people',
    schema: { ...parcel, title: 'Parcel', description: 'One.', default: {} },
    fits: [{ title: 'a' }],
    fails: [{}],
  },
];

/** Cases where the pipeline intentionally differs from plain ajv, and why. */
export const differences: readonly (Case & { readonly why: string })[] = [
  {
    what: 'multipleOf in decimals',
    why: 'ajv divides binary fractions, and people write decimals',
    schema: { multipleOf: 0.01 },
    fits: [1.15, 4.35, 0.07, 1e9 + 0.01, 19.99],
    fails: [1.155, 0.001],
  },
  {
    what: 'format',
    why: 'a format is an assertion here; plain JSON Schema may leave it an annotation',
    schema: { format: 'time-of-day' },
    fits: ['08:00', 1],
    fails: ['8', '25:00'],
  },
];
