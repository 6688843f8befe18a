/** The window in which a receiver asks for another delivery day. */
import { describe, expect, test } from 'vitest';
import * as form from '#generated/forms/delivery-reschedule.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';

const asked = { contact: '082 555 0142', delivery_min_date: '2026-11-30' };

function missingWith(reasons: readonly string[]): readonly string[] {
  const setting = (key: string): unknown => (key === 'shipment_requested_date_change_reasons' ? reasons : undefined);
  const { model } = openForm(form, { layout: 'receiver', stored: asked, around: { facts: {}, setting } });
  model.attempt();
  return model.findings().map(({ field }) => field);
}

describe('F180 the reason', () => {
  test('must be given where the provider lists reasons', () => {
    expect(missingWith(['I am away'])).toEqual(['delivery_rescheduled_reason']);
  });

  test('may stay empty where it lists none', () => {
    expect(missingWith([])).toEqual([]);
  });
});
