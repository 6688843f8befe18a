/** Saved addresses with their actions: add, change, import, delete. */
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconStar, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { address_book_entries } from '#generated/tables.ts';
import type { AddressBookEntry } from '#generated/types.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { deleteEntry, makeDefault } from './entry-calls.ts';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';

const EntryDialog = whenOpened(async () => (await import('./entry-dialog.tsx')).EntryDialog);

type Open =
  | { readonly kind: 'new' | 'import' }
  | { readonly kind: 'edit' | 'delete'; readonly entry: AddressBookEntry };

interface EntryListProps {
  /** Limits the list to this account, to which new entries belong; the user's own by default. Constant. */
  readonly accountId?: number;
  /** Puts the list into its screen; false for users who may only read. */
  readonly children: (list: ReactNode, actions: ReactNode) => ReactNode;
}

export function EntryList({ accountId, children }: EntryListProps): ReactNode {
  const [within] = useState(() => accountId && { query: { account_id: accountId }, without: [] });
  const isStaff = useAudience() === 'staff';
  const [open, setOpen] = useState<Open>();
  const mayWrite = useCan('API_/accounts/address-books:POST');
  const mayChoose = useCan('API_/users/settings:POST') && !isStaff;
  const close = (): void => setOpen(undefined);
  const add = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
      Add address
    </Button>
  );
  const menuOf = (row: object): ReactNode => {
    const entry = row as AddressBookEntry;
    return (
      <RowMenu
        name={entry.name}
        actions={[
          mayWrite && { title: 'Edit', icon: IconPencil, run: () => setOpen({ kind: 'edit', entry }) },
          mayChoose && {
            title: 'Use as default collection address',
            icon: IconStar,
            run: () => void makeDefault(entry),
          },
          mayWrite && { title: 'Delete', icon: IconTrash, danger: true, run: () => setOpen({ kind: 'delete', entry }) },
        ]}
      />
    );
  };
  const of = accountId === undefined ? {} : { accountId };
  const actions = mayWrite && (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size="1rem" aria-hidden />}
        onClick={() => setOpen({ kind: 'import' })}
      >
        Import
      </Button>
      {add}
    </>
  );
  const list = (
    <>
      <List
        table={address_book_entries}
        action={mayWrite ? add : undefined}
        rowActions={menuOf}
        {...(within && { within })}
      />
      {open?.kind === 'new' && <EntryDialog {...of} onClose={close} />}
      {open?.kind === 'edit' && <EntryDialog entry={open.entry} onClose={close} />}
      {open?.kind === 'import' && <ImportDialog {...of} onClose={close} />}
      {open?.kind === 'delete' && (
        <Confirm
          opened
          danger
          title={`Delete ${open.entry.name}?`}
          action="Delete address"
          onCancel={close}
          onConfirm={() => {
            close();
            void deleteEntry(open.entry);
          }}
        >
          Shipments keep the address as it was when booked.
        </Confirm>
      )}
    </>
  );
  return children(list, actions);
}
