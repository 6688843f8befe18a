/** A list of billing, with tabs for the others. */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListTable } from '#engine/tables/table.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { billingPages } from './billing-pages.ts';

interface BillingListProps {
  readonly table: ListTable;
  readonly cells?: NonNullable<ListProps['cells']>;
  readonly actions?: ReactNode;
  readonly rowActions?: NonNullable<ListProps['rowActions']>;
  readonly bulk?: NonNullable<ListProps['bulk']>;
}

export function BillingList({ table, cells, actions, rowActions, bulk }: BillingListProps): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Page title={table.title} description={table.description} actions={actions} width="full">
      <Tabs value={pathname} onChange={(path) => path !== null && void navigate(path)}>
        <Tabs.List aria-label="Parts of billing">
          {billingPages().map(({ path, title }) => (
            <Tabs.Tab key={path} value={path}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={pathname} pt="md">
          <List table={table} {...(cells && { cells })} {...(rowActions && { rowActions })} {...(bulk && { bulk })} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
