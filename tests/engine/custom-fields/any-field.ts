/** Random custom fields and answers, valid and invalid. */
import fc from 'fast-check';
import type { CustomField } from '#engine/custom-fields/field.ts';

export const today = '2026-03-09';

const id = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,7}$/);

const common = {
  id,
  label: fc.string({ minLength: 1, maxLength: 20 }),
  key: fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/),
  required: fc.boolean(),
  seen_by: fc.constantFrom('staff' as const, 'account_reads' as const, 'account_edits' as const),
  retired: fc.boolean(),
};

const choices = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(...ids.map((one) => fc.record({ id: fc.constant(one), label: fc.constant(one), retired: fc.boolean() }))),
  );

export const anyField: fc.Arbitrary<CustomField> = fc.oneof(
  fc.record({
    ...common,
    type: fc.constant('text' as const),
    content: fc.constantFrom(
      'any' as const,
      'email' as const,
      'phone' as const,
      'web_address' as const,
      'digits' as const,
    ),
    multiline: fc.boolean(),
    max_length: fc.integer({ min: 1, max: 30 }),
  }),
  fc
    .record({
      ...common,
      type: fc.constant('number' as const),
      decimals: fc.integer({ min: 0, max: 6 }),
      bounds: fc.option(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }))),
    })
    .map(({ bounds, ...field }): CustomField => {
      if (!bounds) return field;
      return { ...field, minimum: Math.min(...bounds), maximum: Math.max(...bounds) };
    }),
  fc.record({
    ...common,
    type: fc.constant('date' as const),
    allowed_days: fc.constantFrom('any' as const, 'past' as const, 'future' as const),
  }),
  fc.record({ ...common, type: fc.constant('choice' as const), choices, multiple: fc.boolean() }),
  fc.record({ ...common, type: fc.constant('checkbox' as const) }),
  fc.record({
    ...common,
    type: fc.constant('file' as const),
    accept: fc.uniqueArray(fc.constantFrom('pdf' as const, 'image' as const, 'csv' as const), { minLength: 1 }),
    max_size_mb: fc.integer({ min: 1, max: 25 }),
  }),
);

const file = fc.record(
  {
    id: fc.constantFrom('', 'f1'),
    name: fc.constantFrom('', 'papers.pdf'),
    size: fc.constantFrom(-1, 0, 0.5, 1, 999_999, 1_000_001, 30_000_000),
    media_type: fc.constantFrom('application/pdf', 'image/png', 'text/csv', 'text/html'),
    extra: fc.constant(1),
  },
  { requiredKeys: ['id', 'name', 'size', 'media_type'] },
);

/** Likely answers of every kind, so that valid and invalid ones are frequent, and arbitrary values. */
export const anyAnswer: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('a', 'b', 'z', 'a@b.co', '0821234567', 'acme.co.za', '0042', today, '2026-03-08', '2026-13-01'),
  fc.constantFrom(0, 1, 0.5, 0.1, 1.005, 12.25, -50, 1e9, 0.000001),
  fc.constantFrom(true, false),
  fc.subarray(['a', 'b', 'c', 'z'], { minLength: 1 }),
  fc.constantFrom(['a', 'a'], [1], ['a', 'b', 'a']),
  file,
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.integer({ min: -1000, max: 1000 }),
  // Excludes numbers, whose hundredth digit would be lost in a double.
  fc.jsonValue({ maxDepth: 2 }).filter((value) => typeof value !== 'number'),
);

/** Unique ids, as the settings require of lists by id. */
export const anyFields: fc.Arbitrary<readonly CustomField[]> = fc.uniqueArray(anyField, {
  selector: (field) => field.id,
  maxLength: 6,
});
