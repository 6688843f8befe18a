/** A list of billing, with tabs for the others. */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useTabInSight } from '#platform/web/ui/layout/use-tab-in-sight.ts';
import { billingPages } from './billing-pages.ts';

interface BillingListProps extends Pick<ListProps, 'table' | 'cells' | 'rowActions' | 'bulk' | 'follows'> {
  /** Beside the title. */
  readonly actions?: ReactNode;
}

export function BillingList({ actions, ...list }: BillingListProps): ReactNode {
  const { table } = list;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tabs = useTabInSight(pathname);
  return (
    <Page title={table.title} description={table.description} actions={actions} width="full">
      <Tabs value={pathname} onChange={(path) => path !== null && void navigate(path)}>
        <Tabs.List ref={tabs} aria-label="Parts of billing">
          {billingPages().map(({ path, title }) => (
            <Tabs.Tab key={path} value={path}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={pathname} pt="md">
          <List {...list} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
