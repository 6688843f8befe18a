/** What the shipments of one account cost by cost centre, for the account's own users. */
import { useState, type ReactNode } from 'react';
import { cost_center_report } from '#generated/tables.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { List } from '#platform/web/table/list.tsx';
import { chartOf } from '../chart/chart.tsx';

export default function CostCentersTab({ accountId }: AccountTabProps): ReactNode {
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  return <List table={cost_center_report} within={within} above={chartOf(cost_center_report)} />;
}
