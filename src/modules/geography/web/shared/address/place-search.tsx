/** A search for a place: suggestions while typing, chosen by arrow keys and Enter, fill in the address. */
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { PlaceSuggestion } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { SearchBox } from './search-box.tsx';

interface PlaceSearchProps {
  readonly id: string;
  readonly label: string;
  readonly country: string;
  /** With the text typed before the choice. */
  readonly onChoose: (place: PlaceSuggestion, typed: string) => void;
}

const pauseMs = 200;
const fewest = 2;

/** A session token, with which a geocoding service bills all searches for one address together. */
function newToken(): string {
  return crypto.randomUUID();
}

export function PlaceSearch({ id, label, country, onChoose }: PlaceSearchProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [token, setToken] = useState(newToken);
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const { data, isFetching, error } = useQuery(
    {
      queryKey: ['place_suggestion', country, search],
      queryFn: ({ signal }) => call('suggest_places', { query: { search, country, session_token: token }, signal }),
      placeholderData: keepPreviousData,
      enabled: search.length >= fewest,
    },
    queryClient,
  );
  const places = search.length >= fewest ? (data?.suggestions ?? []) : [];
  const nothing = error ? 'Couldn’t search. Enter the address below.' : 'No such place. Enter the address below.';
  const options = places.map(({ place_id, title, subtitle }) => ({ value: place_id, label: `${title}, ${subtitle}` }));
  return (
    <SearchBox
      id={id}
      label={label}
      placeholder="Search for a street, suburb or town"
      icon={<IconSearch size="1rem" aria-hidden />}
      typed={typed}
      onType={setTyped}
      groups={[{ options }]}
      isSearching={isFetching}
      nothing={search.length >= fewest && !isFetching ? nothing : undefined}
      onChoose={(placeId) => {
        const place = places.find((one) => one.place_id === placeId);
        if (!place) return;
        onChoose(place, typed);
        setTyped('');
        setToken(newToken());
      }}
    />
  );
}
