/** The recipient of a message in the communication log. */
import { expect, test } from 'vitest';
import { recipientText } from '#modules/messaging/domain/recipient-text.ts';

test('F422 a phone number is grouped, and an email address stays as it is', () => {
  expect(recipientText({ channel: 'sms', recipient: '0825550142' })).toBe('+27 82 555 0142');
  expect(recipientText({ channel: 'whatsapp', recipient: '+27825550142' })).toBe('+27 82 555 0142');
  expect(recipientText({ channel: 'email', recipient: '0825550142@example.test' })).toBe('0825550142@example.test');
});
