/** Return pages without a payment of theirs. */
import { expect, test } from 'vitest';
import { isUnknownPayment } from '#modules/payments/web/outcome/unknown-payment.tsx';
import { CallError } from '#platform/web/client/call-error.ts';

test('F040 a payment that does not exist is not worth another try, a failed request is', () => {
  expect(isUnknownPayment(new CallError(404, 'unknown_payment', 'There is no such payment'))).toBe(true);
  expect(isUnknownPayment(new CallError(400, 'invalid_request', 'The request is not valid'))).toBe(true);
  expect(isUnknownPayment(new CallError(0, 'network', 'Failed to fetch'))).toBe(false);
  expect(isUnknownPayment(new CallError(500, 'internal', 'Something went wrong'))).toBe(false);
  expect(isUnknownPayment(null)).toBe(false);
});
