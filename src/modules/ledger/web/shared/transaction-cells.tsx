/** Cells of the transactions: links to their shipment and invoice, and what a charge without an invoice waits for (F245). */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { shipment_status } from '#generated/enums.ts';
import type { BillingTransaction } from '#generated/types.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import type { ListProps } from '#platform/web/table/list.tsx';

type Invoiced = Pick<BillingTransaction, 'invoice_id' | 'invoice_number' | 'invoiceable' | 'shipment_id'>;

/** `Pending` is in the next invoice run, unless its shipment must get further first. */
export function InvoiceCell({ transaction }: { readonly transaction: Invoiced }): ReactNode {
  const { invoice_id: invoice, invoice_number: number, invoiceable, shipment_id: shipment } = transaction;
  const isWaiting = number === 'Pending' && !invoice && !invoiceable && Boolean(shipment);
  const pages = useAudience() === 'staff' ? '/accounts/invoices' : '/invoices';
  return (
    <span>
      {invoice ? <PermittedLink to={`${pages}/${invoice}`}>{number}</PermittedLink> : number}
      {isWaiting && <Awaited />}
    </span>
  );
}

/** The status that the provider invoices from, which only users who see its settings know. */
function Awaited(): ReactNode {
  const trigger = useProviderSetting('invoice_trigger_shipment_status');
  const title = shipment_status.find((one) => one.const === trigger)?.title;
  return (
    <Text span inherit c="dimmed">
      , {title === undefined ? 'waits for its shipment' : `once ${title.toLowerCase()}`}
    </Text>
  );
}

function descriptionOf({ description, shipment_id: shipment }: BillingTransaction): ReactNode {
  return shipment ? <PermittedLink to={`/shipments/${shipment}`}>{description}</PermittedLink> : description;
}

export const transactionCells = {
  description: (row: object) => descriptionOf(row as BillingTransaction),
  invoice_number: (row: object) => <InvoiceCell transaction={row as BillingTransaction} />,
} satisfies NonNullable<ListProps['cells']>;
