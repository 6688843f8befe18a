/** Billing of one account (F232): its state this month, and its transactions. */
import { Anchor, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { transactions } from '#generated/tables.ts';
import type { BillingTransaction } from '#generated/types.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { List } from '#platform/web/table/list.tsx';
import { EmailLink } from '#platform/web/ui/data/email-link.tsx';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { transactionCells } from '../shared/transaction-cells.tsx';
import { useTransactionWindows } from '../shared/use-transaction-windows.tsx';
import { billingParts } from '../shared/billing-parts.ts';

/** Its parts load with it: each would move those below it. */
export default function BillingTab(props: AccountTabProps): ReactNode {
  return (
    <Stack gap="lg">
      {billingParts().map(({ name, Content }) => (
        <Content key={name} {...props} />
      ))}
      {props.showsTransactions ? (
        <Month accountId={props.accountId} />
      ) : (
        <Empty title="Transactions aren’t shown here">Your provider sends you invoices and statements.</Empty>
      )}
    </Stack>
  );
}

const figures = [
  ['opening_balance', 'Opening balance'],
  ['charged', 'Charged'],
  ['credited', 'Paid and credited'],
  ['closing_balance', 'Closing balance'],
  ['not_invoiced', 'Not yet invoiced'],
  ['account_balance', 'Balance'],
] as const;

function Month({ accountId }: { readonly accountId: number }): ReactNode {
  const to = wallClock(new Date()).date;
  const from = `${to.slice(0, 7)}-01`;
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  const { entries, dialog } = useTransactionWindows();
  const actions = (row: object): ReactNode => {
    const transaction = row as BillingTransaction;
    return <RowMenu name={transaction.description} actions={entries(transaction)} />;
  };
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('billing_transaction'), 'statement', accountId, from, to],
      queryFn: ({ signal }) => call('read_statement', { query: { account_id: accountId, from, to }, signal }),
      retry: false,
    },
    queryClient,
  );
  if (error)
    return (
      <Failure
        title="Couldn’t load the balance"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="lg">
      <Card
        title="This month"
        aside={
          <Anchor component={Link} to={{ search: '?tab=statement' }}>
            Statement of account
          </Anchor>
        }
      >
        <Facts>
          {figures.map(([figure, title]) => (
            <Fact key={figure} name={title}>
              {data ? moneyText(data[figure]) : <Amount />}
            </Fact>
          ))}
          <BillingContact />
        </Facts>
      </Card>
      <div>
        <List table={transactions} cells={transactionCells} within={within} rowActions={actions} />
      </div>
      {dialog}
    </Stack>
  );
}

/** In the place of one that is loading. */
function Amount(): ReactNode {
  return (
    <Later>
      <Skeleton aria-hidden>{moneyText(0)}</Skeleton>
    </Later>
  );
}

/** The provider's contact for questions about billing. */
function BillingContact(): ReactNode {
  const emails = useProviderSetting('billing_email_address');
  const number = useProviderSetting('billing_contact_number');
  return (
    <>
      {emails && (
        <Fact name="Billing questions">
          <EmailLink address={emails} />
        </Fact>
      )}
      {number && (
        <Fact name="Billing phone number">
          <PhoneLink number={number} />
        </Fact>
      )}
    </>
  );
}
