/** The user's saved views of a list: open with one click, save, copy a link, manage. */
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes, type ListTable } from '#engine/tables/table.ts';
import { copyText } from '../../ui/data/copy-text.ts';
import { readView, withTabOf, writeView, type ListView } from '../list-address.ts';
import styles from '../list.module.css';
import { linkTo, useDefaultView, useSavedViews } from './saved-views.ts';

const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx'));
const ManageViews = lazy(() => import('./manage-views.tsx'));

interface ViewsMenuProps {
  readonly table: ListTable;
  readonly view: ListView;
  /** Fields of hidden columns. */
  readonly hidden: readonly string[];
}

export function ViewsMenu({ table, view, hidden }: ViewsMenuProps): ReactNode {
  const views = useSavedViews(table);
  useDefaultView(views);
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const columns = table.columns.map(({ field }) => field).filter((field) => !hidden.includes(field));
  const queryFor = (one: ListView): string => writeView(table, { columns, ...one, page: 1 }).toString();
  const query = queryFor({ ...view, columns });
  const shown = views?.find((one) => queryFor(readView(table, new URLSearchParams(one.query), pageSizes)) === query);
  const apply = (next: string): void => setAddress(withTabOf(new URLSearchParams(next), address));
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant={shown ? 'light' : 'default'}
            size="xs"
            leftSection={<IconBookmark size="1rem" aria-hidden />}
            className={styles['views'] ?? ''}
            aria-label={shown ? `Views: ${shown.name}` : 'Views'}
          >
            {shown?.name ?? 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles['viewList'] ?? ''}>
          {views?.map((one) => (
            <Menu.Item
              key={one.id}
              onClick={() => apply(one.query)}
              leftSection={one === shown ? <IconCheck size="1rem" aria-label="Shown" /> : <span aria-hidden />}
              rightSection={one.is_default ? 'Default' : undefined}
            >
              {one.name}
            </Menu.Item>
          ))}
          {views && views.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => setOpen('save')}>Save this view…</Menu.Item>
          <Menu.Item onClick={() => copyText(linkTo(query))}>Copy link to this view</Menu.Item>
          {views && views.length > 0 && <Menu.Item onClick={() => setOpen('manage')}>Manage views…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'save' && <SaveViewDialog table={table} query={query} onClose={close} />}
        {open === 'manage' && views && <ManageViews table={table} views={views} query={query} onClose={close} />}
      </Suspense>
    </>
  );
}
