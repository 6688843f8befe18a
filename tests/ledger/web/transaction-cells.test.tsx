/** What a charge without an invoice waits for. */
import { expect, test } from 'vitest';
import { InvoiceCell } from '#modules/ledger/web/shared/transaction-cells.tsx';
import { markupOf } from '../../markup.tsx';

const textOf = (transaction: object): string =>
  markupOf(<InvoiceCell transaction={{ invoiceable: false, invoice_number: 'Pending', ...transaction }} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('F245 a charge waits for the next invoice run, that of a shipment first for its shipment', () => {
  expect(textOf({ shipment_id: 7 })).toBe('Pending Waits for its shipment');
  expect(textOf({ shipment_id: 7, invoiceable: true })).toBe('Pending');
  expect(textOf({ shipment_id: null })).toBe('Pending');
  expect(textOf({ shipment_id: 7, invoice_id: 3, invoice_number: 'INV000003' })).toBe('INV000003');
  expect(textOf({ shipment_id: 7, invoice_number: null })).toBe('');
});
