/** The dialog in which a customer or staff reschedule a delivery. */
import { describe, expect, test } from 'vitest';
import * as form from '#generated/forms/shipment-reschedule.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { newRateIn, unmoved } from '#modules/shipments/web/shipment/reschedule-dialog.tsx';

const requested = { delivery_min_date: '2026-11-30' };

function missingWith(reasons: readonly string[]): readonly string[] {
  const setting = (key: string): unknown => (key === 'shipment_requested_date_change_reasons' ? reasons : undefined);
  const { model } = openForm(form, { layout: 'delivery', stored: requested, around: { facts: {}, setting } });
  model.attempt();
  return model.findings().map(({ field }) => field);
}

describe('F180 the reason', () => {
  test('is required if the provider lists reasons', () => {
    expect(missingWith(['I am away'])).toEqual(['delivery_rescheduled_reason']);
  });

  test('is optional if there are none', () => {
    expect(missingWith([])).toEqual([]);
  });
});

describe('another day or time', () => {
  test('is required: a reason alone is not a change', () => {
    const found = unmoved('delivery', requested, { ...requested, delivery_rescheduled_reason: 'I am away' });
    expect(found).toMatchObject([{ field: 'delivery_min_date', message: 'Choose another day or time.' }]);
  });

  test('may be only an earlier or later hour', () => {
    expect(unmoved('delivery', requested, { ...requested, delivery_after: '13:00' })).toEqual([]);
  });
});

test('the price that a refusal names is the one to accept; other failures name none', () => {
  expect(newRateIn(new CallError(409, 'price_changed', 'The price changed.', { rate: 245.2 }))).toBe(245.2);
  expect(newRateIn(new CallError(409, 'conflict', 'Someone else changed it.', { rate: 245.2 }))).toBeUndefined();
  expect(newRateIn(new TypeError('Failed to fetch'))).toBeUndefined();
});
