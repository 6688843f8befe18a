/** The impact of a change in a wide scope: who inherits it, and who does not. */
import { expect, test } from 'vitest';
import { ownBelow, impactText, type Impact } from '#engine/state/impact.ts';

const impact: Impact = {
  totals: [
    { kind: 'branch', count: 13 },
    { kind: 'account', count: 4 },
    { kind: 'user', count: 1 },
  ],
  own: [
    { setting: 'hours', kind: 'branch', count: 2 },
    { setting: 'book', kind: 'account', count: 1 },
  ],
};

test.each([
  ['book', ['provider', 'account'], 'provider', 'Applies to 3 of 4 accounts; 1 keeps a value of its own.'],
  ['hours', ['provider', 'branch'], 'provider', 'Applies to 11 of 13 branches; 2 keep values of their own.'],
  ['zoom', ['provider', 'branch', 'user'], 'provider', 'Applies to 13 branches and 1 person.'],
  ['zoom', ['provider', 'branch', 'user'], 'branch', 'Applies to 1 person.'],
  ['title', ['platform', 'provider'], 'provider', undefined],
  ['book', ['provider', 'account'], 'account', undefined],
] as const)('%s of %j, changed at the %s: %s', (key, scopes, here, text) => {
  expect(impactText({ key, scopes }, here, impact)).toBe(text);
});

test('narrower scopes with their own value are counted by setting', () => {
  expect([ownBelow(impact, 'book'), ownBelow(impact, 'zoom')]).toEqual([1, 0]);
});
