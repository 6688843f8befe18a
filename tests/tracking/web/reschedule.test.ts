/** The receiver's form for another day offers the provider's reasons, and requires one if there are any. */
import { expect, test } from 'vitest';
import * as form from '#generated/forms/delivery-reschedule.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';

function opened(reasons: readonly string[]) {
  const setting = (key: string) => (key === 'shipment_requested_date_change_reasons' ? reasons : undefined);
  const { layout, model } = openForm(form, { layout: 'receiver', around: { facts: {}, setting } });
  const fields = layout.steps.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  const reason = fields.find(({ path }) => path === 'delivery_rescheduled_reason');
  return { choices: reason?.choices ?? [], missing: model.findings().map(({ field }) => field) };
}

test('reasons are offered and required if there are some, and an optional free text otherwise', () => {
  const some = opened(['I am away', 'Nobody is at home']);
  expect(some.choices).toEqual(['I am away', 'Nobody is at home']);
  expect(some.missing).toContain('delivery_rescheduled_reason');
  const none = opened([]);
  expect(none.choices).toEqual([]);
  expect(none.missing).not.toContain('delivery_rescheduled_reason');
});
