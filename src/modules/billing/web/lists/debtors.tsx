/** `/billing/debtors`: what every account owes by age, and emailing statements to some; a row leads to the statement of its account. */
import { lazy, type ReactNode } from 'react';
import { debtors } from '#generated/tables.ts';
import type { ListProps } from '#platform/web/table/list.tsx';
import { BillingList } from '../shared/billing-list.tsx';
import { RecordPayment } from '../shared/record-payment.tsx';
import { EmailButton } from './email-button.tsx';

const EmailStatements = lazy(() => import('./email-statements.tsx'));

const table = { ...debtors, row_link: '/accounts/{id}?tab=statement' };

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <EmailButton title="Email statements" dialog={EmailStatements} ids={chosen.map(Number)} onDone={choose} />
);

export default function DebtorsScreen(): ReactNode {
  return <BillingList table={table} actions={<RecordPayment />} bulk={bulk} />;
}
