/** What staff are asked when they refund a payment. */
import { expect, test } from 'vitest';
import * as refundForm from '#generated/forms/refund-request.ts';
import { LayoutConditions } from '#platform/web/form/model/layout-conditions.ts';

test.each(['through_gateway', 'recorded'] as const)(
  '%s: only an account that pays in advance may be left owing',
  (layout) => {
    const hides = (isPrepaid: boolean) => {
      const around = { facts: { 'payment.is_prepaid': isPrepaid }, setting: () => undefined };
      return new LayoutConditions(refundForm.form.layouts[layout], around).flags({}).hidden['below_zero'] === true;
    };
    expect(hides(true)).toBe(false);
    expect(hides(false)).toBe(true);
  },
);
