/** `/billing/statement-runs`: statements emailed to many accounts, and where to email more. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statement_runs } from '#generated/tables.ts';
import { BillingList } from '../shared/billing-list.tsx';

export default function StatementRunsScreen(): ReactNode {
  const button = (
    <Button component={Link} to="/billing/debtors">
      Email statements
    </Button>
  );
  return <BillingList table={statement_runs} actions={button} />;
}
