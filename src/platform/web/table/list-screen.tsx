/** A screen that consists of one list: a single line of code besides the table schema. */
import type { ComponentType, ReactNode } from 'react';
import type { ListTable } from '#engine/tables/table.ts';
import { Page } from '../ui/layout/page.tsx';
import { List, type ListProps } from './list.tsx';

interface ListScreenOptions extends Omit<ListProps, 'table'> {
  /** The screen's primary action. */
  readonly actions?: ReactNode;
}

export function listScreen(table: ListTable, { actions, ...options }: ListScreenOptions = {}): ComponentType {
  return function ListScreen(): ReactNode {
    return (
      <Page title={table.title} description={table.description} actions={actions} width="full">
        <List table={table} {...options} />
      </Page>
    );
  };
}
