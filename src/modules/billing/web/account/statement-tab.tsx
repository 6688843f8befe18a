/** The statement of account for a period (F242): every document with the running balance, and the ageing. */
import { Group, Select, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ageing as ageingTable, statement_lines } from '#generated/tables.ts';
import type { ReadStatementAnswer200, StatementLine } from '#generated/types.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { useAddress } from '#platform/web/client/address/use-address.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { DateField } from '#platform/web/ui/data/date-field.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { ageingParts } from '../../domain/ageing.ts';
import { periodProblem, statementPeriods } from '../../domain/statement-period.ts';
import { DocumentActions } from '../shared/document-actions.tsx';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The choice for a custom period. */
const other = 'other';
const day = /^\d{4}-\d{2}-\d{2}$/;

export default function StatementTab({ accountId, isStaff }: AccountTabProps): ReactNode {
  const [address, changeAddress] = useAddress();
  const [month] = statementPeriods(wallClock(new Date()).date);
  const period = { from: address.get('from') ?? month?.from ?? '', to: address.get('to') ?? month?.to ?? '' };
  const { from, to } = period;
  const problem = [from, to].every((one) => day.test(one)) ? periodProblem(period) : 'Enter both days.';
  const query = { account_id: accountId, from, to };
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('billing_transaction'), 'statement', accountId, from, to],
      queryFn: ({ signal }) => call('read_statement', { query, signal }),
      enabled: problem === undefined,
      retry: false,
    },
    queryClient,
  );
  const change = (next: Period): void =>
    changeAddress(() => new URLSearchParams({ tab: 'statement', ...next }), { replace: true });
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="end">
        <PeriodChoice period={period} problem={problem} onChange={change} />
        {data && (
          <Group>
            <DocumentActions
              name={`Statement to ${calendarDate(to)}`}
              fetch={() => call('read_statement_document', { query })}
              email={(recipients) => call('email_statement', { body: { ...query, recipients } })}
              recipients={data.billing_email}
            />
          </Group>
        )}
      </Group>
      {error && (
        <Failure
          title="Couldn’t load the statement"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Statement statement={data} isStaff={isStaff} />}
      {!data && !error && problem === undefined && (
        <Later>
          <Skeleton height="8rem" aria-hidden />
        </Later>
      )}
    </Stack>
  );
}

interface PeriodChoiceProps {
  readonly period: Period;
  readonly problem: string | undefined;
  readonly onChange: (period: Period) => void;
}

function PeriodChoice({ period, problem, onChange }: PeriodChoiceProps): ReactNode {
  const [address, changeAddress] = useAddress();
  const months = statementPeriods(wallClock(new Date()).date);
  const named = months.find(({ from, to }) => from === period.from && to === period.to);
  const isOther = !named || address.get('period') === other;
  const typed = (part: Partial<Period>): void =>
    changeAddress(
      (now) => new URLSearchParams({ tab: 'statement', ...period, ...Object.fromEntries(now), ...part, period: other }),
      { replace: true },
    );
  const choose = (name: string | null): void => {
    const month = months.find((one) => one.name === name);
    if (month) onChange({ from: month.from, to: month.to });
    else typed({});
  };
  return (
    <Group align="start">
      <Select
        label="Period"
        data={[
          ...months.map(({ name, title }) => ({ value: name, label: title })),
          { value: other, label: 'Other days' },
        ]}
        value={isOther ? other : named.name}
        onChange={choose}
      />
      {isOther && (
        <>
          <DateField type="date" label="From" value={period.from} onChange={(from) => typed({ from })} />
          <DateField type="date" label="To" value={period.to} error={problem} onChange={(to) => typed({ to })} />
        </>
      )}
    </Group>
  );
}

interface StatementProps {
  readonly statement: ReadStatementAnswer200;
  readonly isStaff: boolean;
}

function Statement({ statement, isStaff }: StatementProps): ReactNode {
  const { ageing, lines } = statement;
  const number = ({ invoice_id, credit_note_id, number: text }: StatementLine): ReactNode => {
    const path = invoice_id
      ? `/invoices/${invoice_id}`
      : credit_note_id
        ? `/credit-notes/${credit_note_id}`
        : undefined;
    if (path === undefined) return text;
    return <PermittedLink to={`${isStaff ? '/accounts' : ''}${path}`}>{text}</PermittedLink>;
  };
  return (
    <>
      <CardGrid>
        <Card title="Balances">
          <Facts>
            <Fact name="Opening balance">{moneyText(statement.opening_balance)}</Fact>
            <Fact name="Debits">{moneyText(-statement.charged)}</Fact>
            <Fact name="Credits">{moneyText(statement.credited)}</Fact>
            <Fact name="Closing balance">{moneyText(statement.closing_balance)}</Fact>
            <Fact name="Not yet invoiced">{moneyText(statement.not_invoiced)}</Fact>
            <Fact name="Balance with what isn’t invoiced">{moneyText(statement.account_balance)}</Fact>
          </Facts>
        </Card>
        <Card title={ageingTable.title}>
          <Facts>
            {ageingParts(ageing).map(({ field, title, amount }) => (
              <Fact key={field} name={title}>
                {moneyText(amount)}
              </Fact>
            ))}
            {statement.overdue > 0 && <Fact name="Overdue">{moneyText(statement.overdue)}</Fact>}
          </Facts>
        </Card>
      </CardGrid>
      <TableFrame>
        <LongTable table={statement_lines} rows={lines} cells={{ number }} />
      </TableFrame>
    </>
  );
}
