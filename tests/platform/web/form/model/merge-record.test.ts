/** Two people's changes of one record, merged. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { sameJson, type JsonObject } from '#engine/values/json-value.ts';
import { mergeRecord } from '#platform/web/form/model/merge-record.ts';

const schema = { properties: { tags: { type: 'array', uniqueItems: true } } } as unknown as JsonSchema;
const names = ['name', 'note', 'address'] as const;
const member = fc.option(fc.constantFrom<unknown>('a', 'b', 'c', { city: 'x' }, { city: 'y' }, ['p', 'q']), {
  nil: undefined,
});
/** Absent members aren't in the record. */
const record = fc
  .record({ name: member, note: member, address: member })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as JsonObject);

test('each field follows whoever changed it; where both did differently, mine stays and the field is named', () => {
  fc.assert(
    fc.property(record, record, record, (base, theirs, mine) => {
      const { value, conflicts } = mergeRecord({ base, theirs, mine }, schema);
      for (const name of names) {
        const [before, their, own, result] = [base[name], theirs[name], mine[name], value[name]];
        expect(result).toEqual(sameJson(before, own) ? their : own);
        const bothChanged = ![before, own].some((one) => sameJson(one, their)) && !sameJson(before, own);
        expect(conflicts.includes(name)).toBe(bothChanged);
      }
    }),
  );
});

test('lists of unique items take over additions and removals of both', () => {
  const versions = {
    base: { tags: ['keep', 'removed by me', 'removed by them'] },
    theirs: { tags: ['keep', 'removed by me', 'theirs'] },
    mine: { tags: ['keep', 'removed by them', 'mine'] },
  };
  expect(mergeRecord(versions, schema)).toEqual({ value: { tags: ['keep', 'theirs', 'mine'] }, conflicts: [] });
});
