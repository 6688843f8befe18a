/** Options of the scope picker: typing filters everything, including pinned scopes. */
import { expect, test } from 'vitest';
import { offersFor, type FoundScope } from '#modules/settings/web/shared/found-scopes.ts';

const general = [
  { value: 'platform', label: 'Platform defaults' },
  { value: 'provider', label: 'Kestrel Couriers: everybody' },
  { value: 'user:3', label: 'Only me' },
];
const found: readonly FoundScope[] = [
  { kind: 'branch', id: 1, title: 'Johannesburg', detail: 'JNB', own: 2 },
  { kind: 'account', id: 7, title: 'Karoo Crafts', detail: 'KAR002', own: 0 },
  { kind: 'user', id: 3, title: 'Sipho Staff', detail: 'staff@kestrel.test', own: 1 },
  { kind: 'user', id: 9, title: 'Kara Owner', detail: 'owner@acme.test', own: 0 },
];

function labels(text: string, unnamed = [{ value: 'branch:4', label: 'A branch' }]): readonly string[] {
  return offersFor(text, general, found, unnamed).flatMap(({ title = '-', offers }) =>
    offers.map(({ label }) => `${title}: ${label}`),
  );
}

test('without a search all scopes, each once', () => {
  expect(labels('')).toEqual([
    '-: Platform defaults',
    '-: Kestrel Couriers: everybody',
    '-: Only me',
    'Branches: Johannesburg · JNB · 2 of its own',
    'Accounts: Karoo Crafts · KAR002',
    'Users: Kara Owner · owner@acme.test',
    'Shown now: A branch',
  ]);
});

test.each([
  ['kar', ['Accounts: Karoo Crafts · KAR002', 'Users: Kara Owner · owner@acme.test']],
  ['KAR002', ['Accounts: Karoo Crafts · KAR002']],
  ['crafts karoo', ['Accounts: Karoo Crafts · KAR002']],
  ['everybody', ['-: Kestrel Couriers: everybody']],
  ['only', ['-: Only me']],
  ['a branch', ['Shown now: A branch']],
  ['zzz', []],
])('typing %j filters the pinned scopes, the results and the current one', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});
