/** The audit trail of a shipment names statuses and amounts as the rest of the product does. */
import { expect, test } from 'vitest';
import { trailFields } from '#modules/shipments/web/shipment/shipment-trail.tsx';
import { changeIn } from '#platform/web/audit/record-trail.tsx';
import { markupOf } from '../../markup.tsx';

const shown = (change_from: object | null, change_to: object): string =>
  markupOf(changeIn(trailFields)({ change: { change_from, change_to } } as never));

test('a status by its title, a price in rand', () => {
  const moved = shown({ status: 'payment-pending' }, { status: 'submitted' });
  expect(moved).toContain('Payment pending');
  expect(moved).toContain('Submitted');
  expect(moved).not.toContain('payment-pending');
  expect(shown(null, { rate: 125.8 })).toContain('<dt>Price</dt><dd>R\u00A0125.80</dd>');
});

test('a parcel by its number, with only what changed', () => {
  const parcel = { id: 7, tracking_reference: 'KBQ8ZB/1', parcel_description: 'Books', submitted_weight_kg: 9 };
  const weighed = shown({ parcels: [parcel] }, { parcels: [{ ...parcel, submitted_weight_kg: 7 }] });
  expect(weighed).toContain('KBQ8ZB/1: Weight, as booked: 9 kg → 7 kg');
  expect(weighed).not.toContain('Books');
  const cancelled = shown({ parcels: [parcel] }, { parcels: [{ ...parcel, status: 'cancelled' }] });
  expect(cancelled).toContain('KBQ8ZB/1: Status: Not set → Cancelled');
});
