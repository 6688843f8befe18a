/** What payers read who come back from a gateway. */
import { expect, test } from 'vitest';
import { topUpOutcome } from '#modules/payments/domain/outcome.ts';

test('F292 only a payment that was credited is called received', () => {
  expect(topUpOutcome({ state: 'paid', amount: 500 })).toMatchObject({
    ...{ title: 'Payment received', text: 'R 500.00 was added to your account.', canRetry: false },
  });
  expect(topUpOutcome({ state: 'pending', amount: 500 })).toMatchObject({ title: 'Payment pending', canRetry: false });
  expect(topUpOutcome({ state: 'failed', amount: 500 })).toMatchObject({ title: 'Payment failed', canRetry: true });
  expect(topUpOutcome({ state: 'cancelled', amount: 500 }).text).toContain('Nothing was added');
  expect(topUpOutcome(undefined)).toMatchObject({ title: 'Top-ups', canRetry: false });
});
