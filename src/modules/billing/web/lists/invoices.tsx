/** `/billing/invoices`: the invoices of all accounts, and emailing some of them. */
import { lazy, type ReactNode } from 'react';
import { invoices } from '#generated/tables.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { useSession } from '#platform/web/client/session.ts';
import type { ListProps } from '#platform/web/table/list.tsx';
import { BillingList } from '../shared/billing-list.tsx';
import { EmailButton } from './email-button.tsx';

const EmailInvoices = lazy(() => import('./email-invoices.tsx'));

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <EmailButton title="Email invoices" dialog={EmailInvoices} ids={chosen.map(Number)} onDone={choose} />
);

export default function InvoicesScreen(): ReactNode {
  const { user } = useSession();
  const seesAll = user !== null && onlyAccountOf(user) === null;
  return <BillingList table={invoices} {...(seesAll && { bulk })} />;
}
