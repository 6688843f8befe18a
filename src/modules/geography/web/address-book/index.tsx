/** `/address-book` (F222): the account's saved addresses, to add, change, import and export. */
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconStar, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { address_book_entries } from '#generated/tables.ts';
import type { AddressBookEntry } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { deleteEntry, makeDefault } from './entry-calls.ts';

type Open =
  | { readonly kind: 'new' | 'import' }
  | { readonly kind: 'edit' | 'delete'; readonly entry: AddressBookEntry };

export default function AddressBookScreen(): ReactNode {
  const [open, setOpen] = useState<Open>();
  const mayWrite = useCan('API_/accounts/address-books:POST');
  const mayChoose = useCan('API_/users/settings:POST');
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
  return (
    <Page
      title={address_book_entries.title}
      description={address_book_entries.description}
      width="full"
      actions={
        mayWrite && (
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
        )
      }
    >
      <List table={address_book_entries} action={mayWrite ? add : undefined} rowActions={menuOf} />
      {open?.kind === 'new' && <EntryDialog onClose={close} />}
      {open?.kind === 'edit' && <EntryDialog entry={open.entry} onClose={close} />}
      {open?.kind === 'import' && <ImportDialog onClose={close} />}
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
    </Page>
  );
}
