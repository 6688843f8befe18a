/** A form over a stored shipment: stored values override the form's initial ones. */
import { expect, test } from 'vitest';
import * as shipmentForm from '#generated/forms/shipment.ts';
import { openForm } from '#platform/web/form/schema-form/open-form.ts';

const around = { facts: {}, setting: () => undefined };

test('a stored business address is kept; missing values are filled in', () => {
  const stored = { collection_address: { type: 'business', city: 'Johannesburg' }, pod_method: 'grv' };
  const { model } = openForm(shipmentForm, { layout: 'edit', stored, around });
  expect(model.shownValue()).toMatchObject({
    collection_address: { type: 'business', country: 'ZA' },
    delivery_address: { type: 'residential' },
  });
  model.edit(['customer_reference'], 'PO-1', false);
  expect(model.shownValue()).toMatchObject({ collection_address: { type: 'business' }, customer_reference: 'PO-1' });
});
