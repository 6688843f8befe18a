/** A text stored in the URL: late renders do not revert what was typed since. */
import { expect, test } from 'vitest';
import { OwnWrites } from '#platform/web/client/address/typed-text.ts';

test('own updates are recognized when they are rendered, even late and if an earlier one was never rendered', () => {
  const own = new OwnWrites();
  own.add('a');
  own.add('ab');
  own.add('abc');
  expect(own.newest('')).toBe('abc');
  expect(own.arrived('ab')).toBe(true);
  expect(own.arrived('abc')).toBe(true);
  expect(own.newest('abc')).toBe('abc');
});

test('foreign updates are not, and then no older ones are expected any more', () => {
  const own = new OwnWrites();
  own.add('a');
  expect(own.arrived('cleared')).toBe(false);
  expect(own.arrived('a')).toBe(false);
});
