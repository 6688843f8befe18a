/** Only what a change adds to a tariff is checked: rates that stay as they are can be tens of thousands. */
import { expect, test } from 'vitest';
import { addedProblems } from '#modules/rates/domain/compile/tariff-problems.ts';
import type { RateGroup, Tariff, ZoneRate } from '#generated/types.ts';
import { caseTariff } from './case-tariff.ts';

const before = caseTariff(true);
const [list] = before.revisions;
const rate: ZoneRate = { service_level_id: before.service_levels[0]!.id, formula_type: 'flat', base_charge: 10 };

const withGroup = (tariff: Tariff, group: Partial<RateGroup>): Tariff => ({
  ...tariff,
  revisions: [
    { ...list!, groups: [...list!.groups, { id: 99, name: 'Another', is_default: false, rates: [], ...group }] },
  ],
});

test('problems of a new rate are found, in a group of its own or in one that was there', () => {
  const rates = [{ ...rate, to_zone_id: 98_765 }];
  const problems = [{ message: 'There is no rate zone 98765.' }];
  expect(addedProblems(withGroup(before, { rates }), before)).toMatchObject(problems);
  const there = withGroup(before, { rates: [rate] });
  expect(addedProblems(withGroup(before, { rates: [rate, ...rates] }), there)).toMatchObject(problems);
});

test('rates that are taken over are not looked at again, also in a copy of their group', () => {
  const unread = new Proxy([] as ZoneRate[], {
    get: () => {
      throw new Error('These rates are looked at.');
    },
  });
  const there = withGroup(before, { rates: unread });
  const [only] = there.revisions;
  const renamed = { ...only!, groups: only!.groups.map((group) => ({ ...group, name: `${group.name} of 2027` })) };
  expect(addedProblems({ ...there, revisions: [renamed] }, there)).toEqual([]);
});

test('all rates are looked at when a service level is removed', () => {
  const there = withGroup(before, { rates: [rate] });
  const fewer = { ...there, service_levels: there.service_levels.slice(1) };
  const { id } = there.service_levels[0]!;
  expect(addedProblems(fewer, there).map(({ message }) => message)).toContain(`There is no service level ${id}.`);
});

test('problems that were there before do not block a change', () => {
  const rates = [{ ...rate, to_zone_id: 98_765 }];
  const there = withGroup(before, { rates });
  expect(addedProblems(withGroup(before, { rates: [{ ...rates[0]!, base_charge: 20 }] }), there)).toEqual([]);
});
