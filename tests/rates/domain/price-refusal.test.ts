/** What users read where a shipment has no price because single values are refused. */
import { expect, test } from 'vitest';
import { priceRefusal } from '#modules/rates/domain/price-refusal.ts';

test('the refused values are named as in the form', () => {
  const errors = [
    { field: 'parcels.1.submitted_length_cm', message: 'Must be at most 1000.' },
    { field: 'collection_address.code', message: 'Keep at most 20 characters.' },
  ];
  expect(priceRefusal('invalid_input', errors)).toBe(
    'Parcel 2, length: must be at most 1000. Collection address, code: keep at most 20 characters.',
  );
  expect(priceRefusal('invalid_input', [{ field: 'parcels', message: 'Keep at most 500 entries.' }])).toBe(
    'Parcels: keep at most 500 entries.',
  );
});

test('a message about the whole shipment stands alone', () => {
  const errors = [{ field: 'declared_value', message: 'The declared value cannot be more than R 50 000.00.' }];
  expect(priceRefusal('invalid_shipment', errors)).toBeUndefined();
  expect(priceRefusal('invalid_input', [])).toBeUndefined();
});
