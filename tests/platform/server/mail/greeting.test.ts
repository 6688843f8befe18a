/** Whom a mail greets by name. */
import { expect, test } from 'vitest';
import { greeting } from '#platform/server/mail/greeting.ts';

test.each([
  ['J.van Wyk', 'Hello J. van Wyk,'],
  ['J.P.de Beer', 'Hello J. P. de Beer,'],
  ['Dr.Mokoena', 'Hello Dr. Mokoena,'],
  ['Thandi M. Mokoena', 'Hello Thandi M. Mokoena,'],
  ['Night/day shift', 'Hello Night/day shift,'],
  ['évil.example', 'Hello,'],
  ['www.evil.c.om', 'Hello,'],
  ['evil．example', 'Hello,'],
  ['pay@x.com', 'Hello,'],
  ['Pay http://10.0.0.1', 'Hello,'],
  ['Thandi\nPay the driver', 'Hello,'],
])('%j: %s', (name, line) => {
  expect(greeting(name)).toBe(line);
});

test('what could be a very short address is no link', () => {
  expect(greeting('t.co')).toBe('Hello t. co,');
});
