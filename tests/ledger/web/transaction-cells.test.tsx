/** What a charge without an invoice waits for, and where the cells of a transaction lead. */
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InvoiceCell, transactionCells } from '#modules/ledger/web/shared/transaction-cells.tsx';
import { registerModules } from '#platform/web/shell/screens.ts';
import { webModules } from '#app/web-modules.ts';
import { markupOf } from '../../markup.tsx';
import { open, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);

const drawn = (transaction: object): string =>
  markupOf(
    <MemoryRouter>
      <InvoiceCell transaction={{ invoiceable: false, invoice_number: 'Pending', ...transaction }} />
    </MemoryRouter>,
  );
const textOf = (transaction: object): string =>
  drawn(transaction)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('F245 a charge waits for the next invoice run, that of a shipment first for its shipment', () => {
  expect(textOf({ shipment_id: 7 })).toBe('Pending, waits for its shipment');
  expect(textOf({ shipment_id: 7, invoiceable: true })).toBe('Pending');
  expect(textOf({ shipment_id: null })).toBe('Pending');
  expect(textOf({ shipment_id: 7, invoice_id: 3, invoice_number: 'INV000003' })).toBe('INV000003');
  expect(textOf({ shipment_id: 7, invoice_number: null })).toBe('');
});

test('a transaction leads to its shipment and its invoice, each on the page of whoever reads it', () => {
  const charged = { description: 'Charge', shipment_id: 7, invoice_id: 3, invoice_number: 'INV000003' };
  const links = (who: Parameters<typeof open>[0]): readonly (string | undefined)[] => {
    open(who, { enabled_features: ['billing'] });
    const both = [markupOf(<MemoryRouter>{transactionCells.description(charged)}</MemoryRouter>), drawn(charged)];
    return both.map((markup) => /href="([^"]*)"/.exec(markup)?.[1]);
  };
  expect(links(person({ permissions: ['*'] }))).toEqual(['/shipments/7', '/accounts/invoices/3']);
  expect(links(person({ roleId: 5, accountId: 9, permissions: ['*'] }))).toEqual(['/shipments/7', '/invoices/3']);
  expect(links(person({ permissions: ['API_/billing/transactions:GET'] }))).toEqual([undefined, undefined]);
});
