/** The cost of an SMS is shown before it is sent. */
import { expect, test } from 'vitest';
import { smsSize } from '#modules/messaging/domain/segments.ts';
import { SmsCost } from '#modules/messaging/web/sms-cost.tsx';
import { markupOf } from '../../markup.tsx';

const shown = (text: string): string => markupOf(<SmsCost size={smsSize(text)} />).replaceAll(/<[^>]+>/g, ' ');

test('the number of SMSs, the room left, and letters that make it dearer', () => {
  expect(shown('a'.repeat(159))).toContain('1 SMS, 1 character left.');
  expect(shown('a'.repeat(161))).toContain('2 SMSs, 145 characters left in the last one.');
  expect(shown('Môre')).toContain('1 SMS, 66 characters left.');
  expect(shown('Môre')).toContain('ô is outside the SMS alphabet');
  expect(shown('Hello')).not.toContain('alphabet');
});
