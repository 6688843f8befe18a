/** Both normalized forms of a phone number, and that normalizing is idempotent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPhone, mobilePhone } from '#platform/domain/phone.ts';

describe('phone numbers', () => {
  it.each([
    ['0821234567', '+27 82 123 4567'],
    ['082 123 4567', '+27 82 123 4567'],
    ['0027821234567', '+27 82 123 4567'],
    ['+27821234567', '+27 82 123 4567'],
    ['+264811234567', '+264811234567'],
    ['821234567', '821234567'],
    ['(082) 123-4567', '+27 82 123 4567'],
    ['', ''],
  ])('F422 %j is displayed as %j', (text, shown) => expect(displayPhone(text)).toBe(shown));

  it.each([
    ['082 123 4567', '0821234567'],
    ['821234567', '0821234567'],
    ['27821234567', '+27821234567'],
    ['+27 82 123 4567', '+27821234567'],
    ['0027821234567', '+27821234567'],
    ['082-123-4567', '0821234567'],
    ['(082) 123.4567', '0821234567'],
    ['', ''],
  ])('F422 as a mobile number %j is %j', (text, number) => expect(mobilePhone(text)).toBe(number));

  it('is stable: a normalized number is unchanged', () => {
    const digits = fc.stringMatching(/^[0-9 ]{0,16}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+'), (text, plus) => {
        const shown = displayPhone(plus + text);
        expect(displayPhone(shown)).toBe(shown);
      }),
    );
  });
});
