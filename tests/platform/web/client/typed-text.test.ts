/** Text that the address follows: what is drawn late takes nothing back of what was typed since. */
import { expect, test } from 'vitest';
import { OwnWrites } from '#platform/web/client/address/typed-text.ts';

test('what was written here is known when it is drawn, also late and also when the one before was never drawn', () => {
  const own = new OwnWrites();
  own.add('a');
  own.add('ab');
  own.add('abc');
  expect(own.newest('')).toBe('abc');
  expect(own.arrived('ab')).toBe(true);
  expect(own.arrived('abc')).toBe(true);
  expect(own.newest('abc')).toBe('abc');
});

test('what something else wrote is not, and then nothing older is awaited any more', () => {
  const own = new OwnWrites();
  own.add('a');
  expect(own.arrived('cleared')).toBe(false);
  expect(own.arrived('a')).toBe(false);
});
