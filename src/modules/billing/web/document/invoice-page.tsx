/** `/accounts/invoices/31` for staff and `/invoices/31` for customers (F042): an invoice with its lines, totals and terms. */
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { invoice_status } from '#generated/enums.ts';
import { invoice_lines } from '#generated/tables.ts';
import type { InvoiceLine, ReadInvoiceAnswer200 } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey } from '#platform/web/client/query-client.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { RichHtml } from '#platform/web/ui/data/rich-html.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { CreditButton } from './credit-button.tsx';
import { DocumentActions } from '../shared/document-actions.tsx';
import { RecordPayment } from '../shared/record-payment.tsx';
import { DocumentScreen } from './document-screen.tsx';
import { PartyCards } from './party-cards.tsx';
import { Settlements } from './settlements.tsx';

export default function InvoiceScreen(): ReactNode {
  return (
    <DocumentScreen
      name="Invoice"
      queryKey={entityKey('invoice')}
      read={(id, signal) => call('read_invoice', { params: { id }, signal })}
    >
      {(answer) => <InvoicePage {...answer} />}
    </DocumentScreen>
  );
}

const lineCells = {
  description: ({ description, shipment_id: id }: InvoiceLine) =>
    id ? <PermittedLink to={`/shipments/${id}`}>{description}</PermittedLink> : description,
};

function InvoicePage({
  invoice,
  title,
  issuer,
  customer,
  lines,
  vat_lines,
  settlements,
  terms_html,
  ...more
}: ReadInvoiceAnswer200) {
  const {
    id,
    number,
    account_id,
    invoice_date,
    due_date,
    status,
    total,
    vat,
    outstanding,
    days_overdue: late,
  } = invoice;
  const who = useSession();
  const isStaff = useAudience() === 'staff';
  const mayPay = !isStaff && outstanding > 0 && mayFollow('/top-up-account', who);
  const known = invoice_status.find((one) => one.const === status);
  return (
    <Page
      title={`${title} ${number}`}
      description={<StatusBadge colour={known?.['x-colour'] ?? 'grey'}>{known?.title ?? status}</StatusBadge>}
      width="full"
      actions={
        <>
          {mayPay && (
            <Button component={Link} to={`/top-up-account?amount=${outstanding.toFixed(2)}`}>
              Pay now
            </Button>
          )}
          {isStaff && outstanding > 0 && (
            <RecordPayment due={{ account_id, name: `invoice ${number}`, outstanding, invoice }} />
          )}
          {isStaff && more.creditable > 0 && (
            <CreditButton to={{ account_id, invoice_id: id, name: `invoice ${number}` }}>
              {`Up to ${moneyText(more.creditable)} can be credited, of ${moneyText(total)} invoiced.`}
            </CreditButton>
          )}
          <DocumentActions
            name={`Invoice ${number}`}
            fetch={() => call('read_invoice_document', { params: { id } })}
            fetchLines={(format) => call('read_invoice_document', { params: { id }, query: { format } })}
            email={(recipients) => call('email_invoice', { body: { id, recipients } })}
            recipients={more.billing_email}
          />
        </>
      }
    >
      <Stack gap="lg">
        <CardGrid>
          <Card title="Amounts">
            <Facts>
              <Fact name="Date">{calendarDate(invoice_date)}</Fact>
              <Fact name="Due">{calendarDate(due_date)}</Fact>
              <Fact name="Total excluding VAT">{moneyText(total - vat)}</Fact>
              {vat_lines.map((line) => (
                <Fact
                  key={line.percentage}
                  name={line.vat_type === 'zero' ? 'Zero-rated, no VAT' : `VAT ${line.percentage}%`}
                >
                  {moneyText(line.vat_type === 'zero' ? line.excluding_vat : line.vat)}
                </Fact>
              ))}
              <Fact name="Total">{moneyText(total)}</Fact>
              {invoice.paid > 0 && <Fact name="Paid">{moneyText(invoice.paid)}</Fact>}
              {invoice.credited > 0 && <Fact name="Credited">{moneyText(invoice.credited)}</Fact>}
              {invoice.written_off > 0 && <Fact name="Written off">{moneyText(invoice.written_off)}</Fact>}
              <Fact name="Outstanding">{moneyText(outstanding)}</Fact>
              {late !== null && <Fact name="Overdue by">{`${late} ${late === 1 ? 'day' : 'days'}`}</Fact>}
            </Facts>
          </Card>
          <PartyCards customer={customer} issuer={issuer} accountId={account_id} />
        </CardGrid>
        <TableFrame>
          <LongTable table={invoice_lines} rows={lines} cells={lineCells} />
        </TableFrame>
        <Settlements settlements={settlements} />
      </Stack>
      {terms_html !== '' && (
        <Card title="Terms">
          <RichHtml html={terms_html} />
        </Card>
      )}
    </Page>
  );
}
