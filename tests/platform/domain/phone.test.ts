/** Proves both normal forms of a phone number, and that bringing a number into a form twice changes nothing more. */
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
    ['', ''],
  ])('F422 for display %j reads %j', (text, shown) => expect(displayPhone(text)).toBe(shown));

  it.each([
    ['082 123 4567', '0821234567'],
    ['821234567', '0821234567'],
    ['27821234567', '+27821234567'],
    ['+27 82 123 4567', '+27821234567'],
    ['', ''],
  ])('F422 as a mobile number %j is %j', (text, number) => expect(mobilePhone(text)).toBe(number));

  it('is stable: a number in its form stays as it is', () => {
    const digits = fc.stringMatching(/^[0-9 ]{0,16}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+'), (text, plus) => {
        const shown = displayPhone(plus + text);
        expect(displayPhone(shown)).toBe(shown);
      }),
    );
  });
});
