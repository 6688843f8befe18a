/** `/accounts/credit-notes/7` for staff and `/credit-notes/7` for customers (F043): amount and reason of a credit. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReadCreditNoteAnswer200 } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey } from '#platform/web/client/query-client.ts';
import { useAudience } from '#platform/web/client/session.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { DocumentActions } from '../shared/document-actions.tsx';
import { DocumentScreen } from './document-screen.tsx';
import { PartyCards } from './party-cards.tsx';

export default function CreditNoteScreen(): ReactNode {
  return (
    <DocumentScreen
      name="Credit note"
      queryKey={entityKey('credit_note')}
      read={(id, signal) => call('read_credit_note', { params: { id }, signal })}
    >
      {(answer) => <CreditNotePage {...answer} />}
    </DocumentScreen>
  );
}

function CreditNotePage({
  credit_note: note,
  issuer,
  customer,
  vat_percentage,
  billing_email,
}: ReadCreditNoteAnswer200) {
  const { id, number, account_id, credit_date, invoice_id, invoice_number, reason, amount, vat } = note;
  const isStaff = useAudience() === 'staff';
  return (
    <Page
      title={`Credit note ${number}`}
      width="full"
      actions={
        <DocumentActions
          name={`Credit note ${number}`}
          fetch={() => call('read_credit_note_document', { params: { id } })}
          email={(recipients) => call('email_credit_note', { body: { id, recipients } })}
          recipients={billing_email}
        />
      }
    >
      <CardGrid>
        <Card title="Amounts">
          <Facts>
            <Fact name="Date">{calendarDate(credit_date)}</Fact>
            <Fact name="Reason">{reason}</Fact>
            {invoice_number && (
              <Fact name="Invoice">
                <Anchor component={Link} to={`${isStaff ? '/accounts' : ''}/invoices/${invoice_id}`}>
                  {invoice_number}
                </Anchor>
              </Fact>
            )}
            <Fact name="Total excluding VAT">{moneyText(amount - vat)}</Fact>
            <Fact name={vat_percentage > 0 ? `VAT ${vat_percentage}%` : 'VAT'}>{moneyText(vat)}</Fact>
            <Fact name="Total">{moneyText(amount)}</Fact>
          </Facts>
        </Card>
        <PartyCards customer={customer} issuer={issuer} accountId={account_id} />
      </CardGrid>
    </Page>
  );
}
