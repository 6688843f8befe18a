/** The receiver's form for another day offers the provider's reasons, and requires one if there are any. */
import { expect, test } from 'vitest';
import * as form from '#generated/forms/delivery-reschedule.ts';
import { inDrawnOrder } from '#platform/web/form/schema-form/form-fields.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';

function opened(reasons: readonly string[]) {
  const setting = (key: string) => (key === 'shipment_requested_date_change_reasons' ? reasons : undefined);
  const { layout, model } = openForm(form, { layout: 'receiver', around: { facts: {}, setting } });
  const fields = layout.steps.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  const reason = fields.find(({ path }) => path === 'delivery_rescheduled_reason');
  const missing = inDrawnOrder(model.findings(), layout).map(({ field }) => field);
  return { choices: reason?.choices ?? [], missing };
}

test('reasons are offered and required if there are some, and an optional free text otherwise', () => {
  const some = opened(['I am away', 'Nobody is at home']);
  expect(some.choices).toEqual(['I am away', 'Nobody is at home']);
  expect(some.missing).toContain('delivery_rescheduled_reason');
  const none = opened([]);
  expect(none.choices).toEqual([]);
  expect(none.missing).not.toContain('delivery_rescheduled_reason');
});

test('the first missing field is the first on the form, whatever the order of the schema', () => {
  const drawn = ['delivery_min_date', 'delivery_rescheduled_reason', 'contact'];
  expect(opened(['I am away']).missing).toEqual(drawn);
});
