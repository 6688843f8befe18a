/** The payments, credits and write-offs that cover an invoice. */
import { Anchor, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { invoice_settlements } from '#generated/tables.ts';
import type { InvoiceSettlement } from '#generated/types.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';

export function Settlements({ settlements }: { readonly settlements: readonly InvoiceSettlement[] }): ReactNode {
  const id = useId();
  const base = useAudience() === 'staff' ? '/accounts/credit-notes' : '/credit-notes';
  const number = ({ credit_note_id: note, number: text }: InvoiceSettlement): ReactNode =>
    note === null ? (
      text
    ) : (
      <Anchor component={Link} to={`${base}/${note}`} size="sm">
        {text}
      </Anchor>
    );
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" mb="sm" id={id}>
        {invoice_settlements.title}
      </Title>
      <TableFrame>
        <DataTable table={invoice_settlements} rows={settlements} cells={{ number }} />
      </TableFrame>
    </section>
  );
}
