/** Writing members of nested values: one at a time by hand, many at once through Immer; the results must be equal. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memberAt, withMember, withMembers, type MemberChange } from '#platform/web/form/model/with-member.ts';

/** As in records: properties by name, rows by number, such as `a.1.b`; a stored draft has row numbers as text. */
const name = fc.constantFrom('a', 'b', 'c');
const row = fc.oneof(fc.nat(3), fc.nat(3).map(String));
const path = fc.oneof(fc.tuple(name), fc.tuple(name, fc.nat(3), name), fc.tuple(fc.constant('rows'), row, name));
const content = fc.constantFrom<unknown>(undefined, null, '', 'text', 7, false);
const change: fc.Arbitrary<MemberChange> = fc
  .tuple(path, content)
  .map(([at, value]) => ({ path: at as readonly (string | number)[], value }));
const node = fc.dictionary(name, content);
const whole: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(undefined),
  fc.record({ a: fc.array(node), rows: fc.array(node, { minLength: 4 }), c: content }),
);

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe('writing members', () => {
  test('many edits at once equal the same edits one by one, and leave the original unchanged', () => {
    fc.assert(
      fc.property(whole, fc.array(change, { maxLength: 5 }), (before, changes) => {
        const stored = frozen(structuredClone(before));
        const inTurn = changes.reduce((value, one) => withMember(value, one.path, one.value), stored);
        expect(withMembers(stored, changes)).toEqual(inTurn);
        expect(stored).toEqual(before);
      }),
    );
  });

  test('a written value can be read at its path, and siblings stay the same objects', () => {
    const before = { from: { city: 'Pretoria' }, parcels: [{ weight: 1 }, { weight: 2 }] };
    const after = withMember(before, ['parcels', 1, 'weight'], 3) as typeof before;
    expect(memberAt(after, ['parcels', 1, 'weight'])).toBe(3);
    expect(after.from).toBe(before.from);
    expect(after.parcels[0]).toBe(before.parcels[0]);
    expect(withMember(before, ['parcels', 1, 'weight'], 2)).toBe(before);
    expect(withMember(before, ['to', 'city'], 'Durban')).toEqual({ ...before, to: { city: 'Durban' } });
    expect(withMember(before, ['from', 'city'], undefined)).toEqual({ ...before, from: {} });
  });
});
