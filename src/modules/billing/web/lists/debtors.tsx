/** `/billing/debtors`: what every account owes by age, and emailing statements to some; a row leads to the statement of its account. */
import { IconCash } from '@tabler/icons-react';
import { lazy, useState, type ReactNode } from 'react';
import { debtors } from '#generated/tables.ts';
import type { Debtor } from '#generated/types.ts';
import type { ListProps } from '#platform/web/table/list.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { BillingList } from '../shared/billing-list.tsx';
import { PaymentDialog, RecordPayment, useMayRecordPayment, type PaymentDue } from '../shared/record-payment.tsx';
import { EmailButton } from './email-button.tsx';

const EmailStatements = lazy(() => import('./email-statements.tsx'));

const table = { ...debtors, row_link: '/accounts/{id}?tab=statement' };

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <EmailButton title="Email statements" dialog={EmailStatements} ids={chosen.map(Number)} onDone={choose} />
);

export default function DebtorsScreen(): ReactNode {
  const mayRecord = useMayRecordPayment();
  const [due, setDue] = useState<PaymentDue>();
  const rowActions = (row: object): ReactNode => {
    const { id: account_id, account: name, amount_due: outstanding } = row as Debtor;
    const record = () => setDue({ account_id, name, outstanding });
    return <RowMenu name={name} actions={[{ title: 'Record payment', icon: IconCash, run: record }]} />;
  };
  return (
    <>
      <BillingList
        table={table}
        follows={['invoice', 'billing_transaction']}
        actions={<RecordPayment />}
        bulk={bulk}
        {...(mayRecord && { rowActions })}
      />
      {due && <PaymentDialog due={due} onClose={() => setDue(undefined)} />}
    </>
  );
}
