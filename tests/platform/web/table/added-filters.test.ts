/** Which filters of a list are in its filter bar. */
import { describe, expect, test } from 'vitest';
import type { TableFilter } from '#engine/tables/table.ts';
import { session } from '#platform/web/client/session.ts';
import { isInBar, isOffered } from '#platform/web/table/filters/added-filters.ts';

const named = (names: string) => names.split('').map((name) => ({ name, title: name, kind: 'text' }) as TableFilter);
const inBar = (names: string, added: readonly string[] = []): string => {
  const offered = [{ name: 's', title: 'Search', kind: 'search' } as TableFilter, ...named(names)];
  return offered
    .filter((filter) => isInBar(offered, filter, added))
    .map(({ name }) => name)
    .join('');
};

describe('the filter bar of a list', () => {
  test('contains every filter if there are few', () => {
    expect(inBar('abcdef')).toBe('sabcdef');
  });

  test('contains the first of many, those in use and those that were added, in the order of the table', () => {
    expect(inBar('abcdefg')).toBe('sabcd');
    expect(inBar('abcdefg', ['g', 'e', 'a'])).toBe('sabcdeg');
  });

  test('contains no filter whose choices the user may not read, unless it is already in use', () => {
    const from = {
      ...{ name: 'from', title: 'From', kind: 'reference' },
      reference: { permission: { all: ['API_/branches:GET'] } },
    } as unknown as TableFilter;
    const before = session.get();
    session.set({ ...before, permissions: ['API_/shipments:GET'] });
    expect(isOffered(from, {})).toBe(false);
    expect(isOffered(from, { from: '3' })).toBe(true);
    expect(isOffered(named('a')[0]!, {})).toBe(true);
    session.set({ ...before, permissions: ['API_/branches:*'] });
    expect(isOffered(from, {})).toBe(true);
    session.set(before);
  });

  test('contains a key only while a link has set it, so that nobody sees a part of the list without knowing', () => {
    const key = { name: 'bulk_booking_id', title: 'Bulk booking', kind: 'key' } as TableFilter;
    expect(isOffered(key, {})).toBe(false);
    expect(isOffered(key, { bulk_booking_id: '17' })).toBe(true);
  });
});
