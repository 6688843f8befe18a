/** `/billing/statement-runs`: statements emailed to many accounts, and where to email more. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statement_runs } from '#generated/tables.ts';
import { useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { BillingList } from '../shared/billing-list.tsx';

const debtors = '/billing/debtors';

export default function StatementRunsScreen(): ReactNode {
  const button = mayFollow(debtors, useSession()) && (
    <Button component={Link} to={debtors}>
      Email statements
    </Button>
  );
  return <BillingList table={statement_runs} actions={button} />;
}
