/** The saved addresses to pick from: those that the provider offers, and those of the account's address book. */
import { useQuery } from '@tanstack/react-query';
import type { AddressBookEntry, Settings } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';

type Predefined = NonNullable<Settings['predefined_addresses']>[number];

/** An address with its contact, from either source. */
export type SavedAddress = Pick<
  AddressBookEntry,
  'name' | 'contact_name' | 'mobile_number' | 'email' | 'special_instructions'
> & { readonly address: AddressBookEntry['address'] | Predefined['address'] };

const most = 20;

/** The provider's own, while it offers them (F229). */
export function usePredefinedAddresses(): readonly Predefined[] {
  const offered = useProviderSetting('show_predefined_addresses');
  const addresses = useProviderSetting('predefined_addresses');
  return offered === true ? (addresses ?? []) : [];
}

/** Whether an address book is available. */
export function useHasAddressBook(): boolean {
  const features = useProviderSetting('enabled_features');
  const { user } = useSession();
  const mayRead = useCan('API_/accounts/address-books:GET');
  return mayRead && Boolean(user?.account_id) && (features?.includes('address_book') ?? false);
}

export interface FoundEntries {
  /** Undefined until they are there. */
  readonly entries: readonly AddressBookEntry[] | undefined;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Entries whose name, company or contact begins with the text; the first ones without a text. */
export function useAddressBook(startsWith: string, enabled: boolean): FoundEntries {
  const { data, isFetching, isError } = useQuery(
    {
      queryKey: [...entityKey('address_book_entry'), 'picker', startsWith],
      queryFn: ({ signal }) =>
        call('read_address_book', {
          query: { limit: most, ...(startsWith !== '' && { starts_with: startsWith }) },
          signal,
        }),
      enabled,
    },
    queryClient,
  );
  return { entries: data?.address_book_entries, isSearching: isFetching, hasFailed: isError && !isFetching };
}
