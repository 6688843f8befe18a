/** Picks a saved address: the provider's own first, then the account's address book, searched by prefix. */
import { useDebouncedValue } from '@mantine/hooks';
import { IconAddressBook } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { SearchBox } from './search-box.tsx';
import { useAddressBook, useHasAddressBook, usePredefinedAddresses, type SavedAddress } from './saved-addresses.ts';

interface SavedAddressPickerProps {
  readonly id: string;
  readonly label: string;
  readonly onPick: (saved: SavedAddress) => void;
}

const pauseMs = 200;

interface Option extends SavedAddress {
  readonly value: string;
  readonly label: string;
}

function optionOf(value: string, saved: SavedAddress): Option {
  const { local_area, city } = saved.address;
  return { ...saved, value, label: `${saved.name} – ${local_area}, ${city}` };
}

/** Renders nothing if there are no saved addresses. */
export function SavedAddressPicker(props: SavedAddressPickerProps): ReactNode {
  const hasBook = useHasAddressBook();
  const predefined = usePredefinedAddresses();
  return hasBook || predefined.length > 0 ? <Picker {...props} hasBook={hasBook} /> : null;
}

function Picker({ id, label, hasBook, onPick }: SavedAddressPickerProps & { readonly hasBook: boolean }): ReactNode {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const { entries, isSearching, hasFailed } = useAddressBook(search, hasBook && isOpen);
  const own = usePredefinedAddresses()
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .map((saved) => optionOf(`predefined:${saved.id}`, saved));
  const book = (entries ?? []).map((entry) => optionOf(`entry:${entry.id}`, entry));
  const all = [
    { title: 'Our addresses', options: own },
    { title: 'Address book', options: book },
  ];
  return (
    <SearchBox
      id={id}
      label={label}
      placeholder={hasBook ? 'Choose from the address book' : 'Choose one of our addresses'}
      icon={<IconAddressBook size="1rem" aria-hidden />}
      typed={typed}
      onType={setTyped}
      groups={all.filter(({ options }) => options.length > 0)}
      isSearching={isSearching}
      nothing={
        hasFailed
          ? 'Couldn’t load the address book. Enter the address below.'
          : (hasBook && entries === undefined) || isSearching
            ? undefined
            : typed.trim() === ''
              ? 'No saved addresses yet'
              : 'No saved address begins like this'
      }
      onOpen={() => setOpen(true)}
      onChoose={(value) => {
        const picked = [...own, ...book].find((one) => one.value === value);
        if (!picked) return;
        onPick(picked);
        setTyped('');
      }}
    />
  );
}
