/** Top-up methods offered to a customer, and their amounts. */
import { expect, test } from 'vitest';
import type { Settings } from '#generated/types.ts';
import { limitRefusal } from '#modules/payments/domain/gateway-methods.ts';
import { topUpMethods } from '#modules/payments/domain/top-up-methods.ts';

const custom = {
  show_custom_payment_gateway: true,
  payment_methods_custom_enabled: true,
  payment_methods_custom_name: 'Pay at Kestrel',
  payment_methods_custom_url: 'https://pay.kestrel.test/top-up',
  payment_methods_custom_image_url: 'https://images.kestrel.test/pay.svg',
} as const;

test('disabled methods are not offered', () => {
  expect(topUpMethods({})).toEqual([]);
  expect(topUpMethods({ ...custom, show_custom_payment_gateway: false, payment_methods_eft_enabled: true })).toEqual(
    [],
  );
  const { payment_methods_custom_url: _, ...withoutPage } = custom;
  expect(topUpMethods(withoutPage)).toEqual([]);
});

test('F286 every enabled method is offered by its name, the provider’s own page with its image', () => {
  const methods = topUpMethods({
    ...custom,
    payment_methods_payfast_topup_enabled: true,
    payment_methods_eft_enabled: true,
  });
  expect(methods).toEqual([
    { value: 'payfast', label: 'Card or instant EFT with PayFast', gateway: 'payfast' },
    {
      ...{ value: 'custom', label: 'Pay at Kestrel', gateway: 'custom' },
      image: 'https://images.kestrel.test/pay.svg',
    },
    { value: 'manual_eft', label: 'Manual EFT', gateway: 'eft' },
  ]);
});

test('F289 an amount above the limit is rejected with the specified text', () => {
  const [payfast] = topUpMethods({
    payment_methods_payfast_topup_enabled: true,
    payment_methods_payfast_topup_limit: 500,
  });
  expect(limitRefusal(payfast!, 500)).toBeUndefined();
  expect(limitRefusal(payfast!, 500.01)).toBe('The amount you have specified is more than the maximum allowed limit.');
  expect(limitRefusal({}, 1_000_000)).toBeUndefined();
});

test('F266 F290 each method of Bob Pay and Stitch that the provider offers is listed separately, unless Bob Pay reports it as unavailable', () => {
  const settings: Settings = {
    payment_methods_bobpay_topup_enabled: true,
    payment_methods_bobpay_topup_limit: 500,
    payment_methods_bobpay_topup_methods: ['credit-card', 'instant-eft', 'capitec-pay', 'pay-shap', 'scan-to-pay'],
    payment_methods_stitch_topup_enabled: true,
    payment_methods_stitch_topup_methods: ['eft', 'card'],
  };
  const labels = topUpMethods(settings).map(({ label }) => label);
  const stitch = ['Pay by bank with Stitch', 'Card with Stitch'];
  expect(labels).toEqual(['Card', 'Instant EFT', 'Capitec Pay', 'PayShap', 'Scan to Pay', ...stitch]);
  const values = topUpMethods({ ...settings, ...custom, payment_methods_eft_enabled: true }).map(({ value }) => value);
  const atBobPay = ['bob_pay_credit_card', 'instant_eft', 'capitec_pay', 'pay_shap', 'scan_to_pay'];
  expect(values).toEqual([...atBobPay, 'stitch_eft', 'stitch_card', 'custom', 'manual_eft']);
  expect(topUpMethods(settings, ['pay-shap'])).toMatchObject([
    { value: 'pay_shap', gateway: 'bob_pay', option: 'pay-shap', limit: 500 },
    { value: 'stitch_eft', gateway: 'stitch', option: 'eft' },
    { value: 'stitch_card', gateway: 'stitch', option: 'card' },
  ]);
  expect(topUpMethods({ ...settings, payment_methods_bobpay_topup_enabled: false })).toHaveLength(2);
});
