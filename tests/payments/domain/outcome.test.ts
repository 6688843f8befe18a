/** Messages for payers who return from a gateway. */
import { expect, test } from 'vitest';
import { cancelledText, shipmentOutcome, stitchReturn, topUpOutcome } from '#modules/payments/domain/outcome.ts';

test('F292 only a payment that was credited is called received', () => {
  expect(topUpOutcome({ state: 'paid', amount: 500 })).toMatchObject({
    ...{ title: 'Payment received', text: 'R\u00A0500.00 was added to your account.', canRetry: false },
  });
  expect(topUpOutcome({ state: 'pending', amount: 500 })).toMatchObject({ title: 'Payment pending', canRetry: false });
  expect(topUpOutcome({ state: 'failed', amount: 500 })).toMatchObject({ title: 'Payment failed', canRetry: true });
  expect(topUpOutcome({ state: 'cancelled', amount: 500 }).text).toContain('Nothing was added');
  expect(topUpOutcome(undefined)).toMatchObject({ title: 'Top-ups', canRetry: false });
});

test('F041 payers who return from Stitch are redirected to the outcome of the payment', () => {
  const back = (query: string): string => stitchReturn(new URLSearchParams(query));
  expect(back('id=1&status=complete&externalReference=abc')).toBe('/topup/success?payment=abc');
  expect(back('id=1&status=failed&externalReference=abc')).toBe('/topup/pending?payment=abc');
  expect(back('id=1&status=closed&externalReference=a%26b')).toBe('/top-up-account?cancelled=a%26b');
  expect(back('status=complete')).toBe('/topup/pending');
});

test('F037 the page of a cancelled payment says what is true of the shipment', () => {
  const text = (status: 'payment-pending' | 'submitted' | 'cancelled', is_due: boolean, is_difference = false) =>
    cancelledText({ is_difference, shipment: { status, short_tracking_reference: 'AB12CD', is_due } });
  expect(text('payment-pending', true)).toBe(
    'You cancelled the payment, and no money was taken. Shipment AB12CD is collected once it is paid for.',
  );
  expect(text('submitted', true, true)).toContain('waits until the difference is paid');
  expect(text('submitted', false)).toBe('You cancelled this payment. Nothing is left to pay for shipment AB12CD.');
  expect(text('cancelled', false)).toContain('Shipment AB12CD was cancelled as well.');
});

test('F265 a payment that no longer covers a price raised meanwhile offers to pay the rest', () => {
  const outcome = (status: 'payment-pending' | 'submitted' | 'cancelled', wasAwaited = true) =>
    shipmentOutcome(
      { amount: 95.2, state: 'paid', is_difference: false, was_awaited: wasAwaited },
      { status, short_tracking_reference: 'AB12CD' },
    );
  expect(outcome('payment-pending')).toMatchObject({ variant: 'warning', canRetry: true });
  expect(outcome('payment-pending').text).toContain('Part of it is still due');
  expect(outcome('submitted')).toMatchObject({ variant: 'success', canRetry: false });
  expect(outcome('submitted', false)).toMatchObject({
    ...{ variant: 'warning', title: 'Paid twice', canRetry: false },
    text: 'R\u00A095.20 was paid, but shipment AB12CD had already been paid for. Contact us about a refund.',
  });
  expect(outcome('cancelled', false).text).toContain('arrived after shipment AB12CD was cancelled');
});
