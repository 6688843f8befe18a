/** `/reports` (F382): one tab per report; the tab and its filters are in the address. */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { ListTable } from '#engine/tables/table.ts';
import {
  cost_center_report,
  driver_report,
  missed_collections,
  on_time_report,
  payments_report,
  revenue_report,
  volume_report,
} from '#generated/tables.ts';
import { canMeet } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useTabInSight } from '#platform/web/ui/layout/use-tab-in-sight.ts';
import { chartOf } from '../chart/chart.tsx';

interface Report {
  /** Name in the address. */
  readonly name: string;
  readonly table: ListTable;
  /** The initial filters. */
  readonly start: Readonly<Record<string, string>>;
}

const month = 'last_30_days';

const all: readonly Report[] = [
  { name: 'volumes', table: volume_report, start: { time_created: month } },
  { name: 'on-time', table: on_time_report, start: { delivered_date: month } },
  { name: 'revenue', table: revenue_report, start: { time_created: month } },
  { name: 'cost-centers', table: cost_center_report, start: { time_created: month } },
  { name: 'payments', table: payments_report, start: { transaction_date: 'today' } },
  { name: 'drivers', table: driver_report, start: { finished_at: month } },
  { name: 'missed-collections', table: missed_collections, start: {} },
];

export default function ReportsScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const reports = all.filter(({ table }) => canMeet(table.report?.permission));
  const shown = reports.find(({ name }) => name === address.get('tab'));
  const tabs = useTabInSight(shown?.name ?? null);
  if (!shown) return <Navigate to={{ search: searchOf(reports[0]!) }} replace />;
  const open = (name: string | null): void => {
    const report = reports.find((one) => one.name === name);
    if (report) setAddress(searchOf(report));
  };
  return (
    <Page title="Reports" description={shown.table.description} width="full">
      <Tabs value={shown.name} onChange={open} keepMounted={false}>
        <Tabs.List ref={tabs} aria-label="Reports">
          {reports.map(({ name, table }) => (
            <Tabs.Tab key={name} value={name}>
              {table.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown.name} pt="md">
          <List key={shown.name} table={shown.table} above={chartOf(shown.table)} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function searchOf({ name, start }: Report): string {
  return new URLSearchParams({ tab: name, ...start }).toString();
}
