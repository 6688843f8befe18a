/** `/billing/debtors`: what every account owes by age, and emailing statements to some; a row leads to the statement of its account. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { debtors } from '#generated/tables.ts';
import type { ListProps } from '#platform/web/table/list.tsx';
import { BillingList } from '../shared/billing-list.tsx';

const EmailStatements = lazy(() => import('./email-statements.tsx'));

const table = { ...debtors, row_link: '/accounts/{id}?tab=statement' };

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <EmailButton ids={chosen.map(Number)} onDone={choose} />
);

export default function DebtorsScreen(): ReactNode {
  return <BillingList table={table} bulk={bulk} />;
}

interface EmailButtonProps {
  readonly ids: readonly number[];
  readonly onDone: (chosen: readonly string[]) => void;
}

function EmailButton(props: EmailButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        Email statements
      </Button>
      <Suspense>{isOpen && <EmailStatements {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
