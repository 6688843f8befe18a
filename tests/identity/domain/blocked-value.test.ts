/** Blocked values match in any notation. */
import { expect, test } from 'vitest';
import { blockedValue, domainsOf } from '#modules/identity/domain/blocked-value.ts';

test.each([
  ['email-address', ' Thandi@Example.CO.ZA ', 'thandi@example.co.za'],
  ['email-domain', '@Mailinator.com', 'mailinator.com'],
  ['mobile-number', '082 555-0142', '+27825550142'],
  ['mobile-number', '+27 (82) 555 0142', '+27825550142'],
  ['mobile-number', '0044 7700 900123', '+447700900123'],
  ['ip-address', '::ffff:203.0.113.7', '203.0.113.7'],
  ['ip-address', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
] as const)('F240 %s %s is stored as %s', (type, typed, value) => {
  expect(blockedValue(type, typed)).toEqual({ value });
});

test.each([
  ['email-address', 'thandi'],
  ['email-address', 'a@b@example.com'],
  ['email-domain', 'localhost'],
  ['mobile-number', '12'],
  ['ip-address', '300.1.1.1'],
  ['ip-address', '::g'],
] as const)('%s %s is rejected', (type, typed) => {
  expect(blockedValue(type, typed)).toHaveProperty('problem');
});

test('an email address matches its domain and parent domains', () => {
  expect(domainsOf('a@mail.example.co.za')).toEqual(['mail.example.co.za', 'example.co.za', 'co.za']);
});
