/** `/locations` (F220): the pickup points where customers drop off and collect parcels, as a list and on a map. */
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PickupPointType } from '#generated/types.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { typeOfNetwork } from '../../domain/pickup-points.ts';
import { useOfferedNetworks } from '../shared/pickup-points/offered-networks.ts';
import { PickupPointFinder, type FinderSearch } from '../shared/pickup-points/pickup-point-finder.tsx';
import { keyOfPoint } from '../shared/pickup-points/use-pickup-points.ts';

const title = 'Locations';
const description = 'Lockers and counters where you can drop off and collect parcels.';

export default function LocationsScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<string>();
  const types = [...new Set(useOfferedNetworks().map(typeOfNetwork))];
  // The address follows with a delay, so the current text is kept here.
  const [search, setSearch] = useState<FinderSearch>(() => ({
    text: address.get('search') ?? '',
    type: types.find((one: PickupPointType) => one === address.get('type')),
  }));
  const change = (next: FinderSearch): void => {
    const { text, type } = next;
    setSearch(next);
    setAddress({ ...(text !== '' && { search: text }), ...(type && { type }) }, { replace: true });
  };
  return (
    <Page title={title} description={description} width="full">
      <PickupPointFinder
        search={search}
        onSearch={change}
        types={types}
        chosen={chosen}
        onChoose={(point) => setChosen(keyOfPoint(point))}
      />
    </Page>
  );
}
