/** Matching the contact of a shipment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isContact } from '#modules/shipments/domain/contact-match.ts';

const thandi = { email: 'thandi@example.test', mobile_number: '+27 82 123 4567' };

describe('a contact', () => {
  test.each(['0821234567', '082 123 4567', '+27821234567', '27821234567', ' Thandi@Example.TEST '])(
    'is %s',
    (given) => {
      expect(isContact(given, [null, thandi])).toBe(true);
    },
  );

  test('may have several addresses', () => {
    const contact = { email: 'office@example.test; Thandi@example.test' };
    for (const given of ['office@example.test', 'thandi@example.test']) expect(isContact(given, [contact])).toBe(true);
    expect(isContact('example.test', [contact])).toBe(false);
  });

  test.each(['1234567', '4567', '0821234568', 'thandi', '', 'x821234567', '+', '(0)'])('is not %j', (given) => {
    expect(isContact(given, [thandi, {}, null])).toBe(false);
  });

  test('without number and email address matches nothing', () => {
    fc.assert(
      fc.property(fc.string(), (given) => {
        expect(isContact(given, [{}, null, { email: '', mobile_number: '' }])).toBe(false);
      }),
    );
  });
});
