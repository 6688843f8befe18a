/** `/billing/invoice-runs`: the invoice runs, and a button to start one. */
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { invoicing_runs } from '#generated/tables.ts';
import { useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { BillingList } from '../shared/billing-list.tsx';

const newRun = '/billing/invoice-runs/new';

export default function InvoiceRunsScreen(): ReactNode {
  const mayRun = mayFollow(newRun, useSession());
  const button = mayRun && (
    <Button component={Link} to={newRun} leftSection={<IconPlayerPlay size="1rem" aria-hidden />}>
      Run invoices
    </Button>
  );
  return <BillingList table={invoicing_runs} actions={button} />;
}
