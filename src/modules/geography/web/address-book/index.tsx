/** `/address-book` (F222): the account's saved addresses, to add, change, import and export. */
import type { ReactNode } from 'react';
import { address_book_entries } from '#generated/tables.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { EntryList } from './entry-list.tsx';

export default function AddressBookScreen(): ReactNode {
  return (
    <EntryList>
      {(list, actions) => (
        <Page
          title={address_book_entries.title}
          description={address_book_entries.description}
          width="full"
          actions={actions}
        >
          {list}
        </Page>
      )}
    </EntryList>
  );
}
