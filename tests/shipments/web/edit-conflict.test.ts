/** What the user is told when somebody else changed the same fields of a shipment. */
import { expect, test } from 'vitest';
import { CallError } from '#platform/web/client/call-error.ts';
import { conflictIn } from '#modules/shipments/web/shipment/edit-conflict.ts';

const errors = [{ field: 'delivery_contact', code: 'conflict', message: 'Changed in the meantime by Mpho Manager.' }];

test('a conflict names the fields and who changed them, and is the base of the next save', () => {
  const refused = new CallError(409, 'conflict', 'Nothing was saved.', { errors, revision: 7 });
  expect(conflictIn(refused)).toEqual({
    revision: 7,
    text: 'Nothing was saved. Delivery contact: changed in the meantime by Mpho Manager. Save again to replace that, or stop editing to see it.',
  });
});

test('other refusals are none', () => {
  expect(conflictIn(new CallError(409, 'price_changed', 'The price changed.', { rate: 1 }))).toBeUndefined();
  expect(conflictIn(new Error('Failed to fetch'))).toBeUndefined();
});
