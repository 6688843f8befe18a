/** The dialog that requests a bulk collection: staff say whose shipments are collected. */
import { expect, test } from 'vitest';
import * as form from '#generated/forms/collection-request.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';

test('F360 staff must choose the account, customers have one', () => {
  const missing = (layout: 'staff' | 'customer', isStaff: boolean): readonly string[] => {
    const stored = { collection_date: '2026-11-23', references: 'KES0042187' };
    const around = { facts: { 'user.is_staff': isStaff }, setting: () => undefined };
    const { model } = openForm(form, { layout, stored, around });
    model.attempt();
    return model.findings().map(({ field }) => field);
  };
  expect(missing('staff', true)).toEqual(['account_id']);
  expect(missing('customer', false)).toEqual([]);
});
