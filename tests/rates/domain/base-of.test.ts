/** What a change in an open dialog is based on while others change the tariff. */
import { expect, test } from 'vitest';
import { baseOf } from '#modules/rates/domain/base-of.ts';

const opened = { part: { id: 1, charge: 85 }, revision: 4 };

test('a change of another part does not get in the way', () => {
  expect(baseOf(opened, { part: { charge: 85, id: 1 }, revision: 6 })).toBe(6);
});

test('a part that someone else changed or removed is based on what the dialog showed, so that the server refuses it', () => {
  expect(baseOf(opened, { part: { id: 1, charge: 111 }, revision: 6 })).toBe(4);
  expect(baseOf(opened, { part: null, revision: 6 })).toBe(4);
});
