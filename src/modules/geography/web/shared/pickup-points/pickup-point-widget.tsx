/**
 * The pickup point of one side of a shipment. It sets the pickup point's id, network and address, so that the form
 * treats them as one choice.
 */
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PickupPoint, PickupPointProvider } from '#generated/types.ts';
import { isObject } from '#engine/values/json-value.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { RecordContext } from '#platform/web/form/schema-form/record-context.ts';
import type { WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { useNow } from '#platform/web/ui/data/use-now.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { typeOfNetwork } from '../../../domain/pickup-points.ts';
import { useOfferedNetworks } from './offered-networks.ts';
import { PickupPointCard } from './pickup-point-card.tsx';
import { PickupPointFinder, type FinderSearch } from './pickup-point-finder.tsx';
import { keyOfPoint } from './use-pickup-points.ts';

function useChosen(id: string | undefined, network: PickupPointProvider | undefined): PickupPoint | undefined {
  const query = { pickup_point_id: id ?? '', ...(network && { pickup_point_provider: network }) };
  const { data } = useQuery(
    {
      queryKey: [...entityKey('pickup_point'), query],
      queryFn: ({ signal }) => call('read_pickup_points', { query, signal }),
      enabled: id !== undefined,
    },
    queryClient,
  );
  return id === undefined ? undefined : data?.pickup_points[0];
}

/** The default of this side: the default locker, or for drop-off at a counter the kiosk (F221). */
function useUsual(end: 'collection' | 'delivery', type: unknown): PickupPoint | undefined {
  const locker = useProviderSetting('default_locker_id');
  const kiosk = useProviderSetting('kiosk_id');
  const usual = type === 'locker' ? locker : type === 'counter' && end === 'collection' ? kiosk : undefined;
  const point = useChosen(usual, undefined);
  return point?.type === type ? point : undefined;
}

/** The side of the shipment that a field belongs to, by the prefix of its name. */
function endOf(id: string): 'collection' | 'delivery' {
  return id.includes('delivery_') ? 'delivery' : 'collection';
}

export function PickupPointWidget(props: WidgetProps): ReactNode {
  const model = use(RecordContext);
  const now = useNow();
  const networks = useOfferedNetworks();
  const [isOpen, setOpen] = useState(false);
  const end = endOf(props.id);
  const network = model?.content([`${end}_pickup_point_provider`]) as PickupPointProvider | undefined;
  const id = typeof props.value === 'string' && props.value !== '' ? props.value : undefined;
  const chosen = useChosen(id, network);
  const address = model?.content([`${end}_address`]);
  const choose = (point: PickupPoint): void => {
    props.onChange(point.pickup_point_id);
    model?.edit([`${end}_pickup_point_provider`], point.pickup_point_provider, false);
    const { type, lat, lng } = point;
    model?.edit([`${end}_address`], { ...point.address, type, lat, lng }, false);
    props.onBlur();
    setOpen(false);
  };
  const usual = useUsual(end, isObject(address) ? address['type'] : undefined);
  const isOffered = usual !== undefined && networks.includes(usual.pickup_point_provider);
  // Only if nothing is chosen: a choice of the user stays.
  const begins = isOffered && id === undefined && !props.readOnly;
  const begin = useRef(choose);
  useEffect(() => {
    begin.current = choose;
  });
  useEffect(() => {
    if (begins) begin.current(usual);
  }, [begins, usual]);
  return (
    <div id={props.id} tabIndex={-1} role="group" aria-label={props.label} aria-describedby={props.describedBy}>
      {id !== undefined && !chosen && <Skeleton height="6rem" />}
      {chosen && <PickupPointCard point={chosen} now={now} />}
      {!props.readOnly && (
        <Button variant="default" mt={id === undefined ? 0 : 'xs'} onClick={() => setOpen(true)}>
          {id === undefined ? 'Choose a pickup point' : 'Choose another pickup point'}
        </Button>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Choose a pickup point" size="90rem">
        <Finder
          types={typesFor(networks, address)}
          near={placeOf(address)}
          chosen={chosen && keyOfPoint(chosen)}
          onChoose={choose}
        />
      </Modal>
    </div>
  );
}

type FinderProps = Omit<Parameters<typeof PickupPointFinder>[0], 'search' | 'onSearch'>;

/** Starts again whenever the dialog opens. */
function Finder(props: FinderProps): ReactNode {
  const [only] = props.types.length === 1 ? props.types : [];
  const [search, setSearch] = useState<FinderSearch>({ text: '', type: only });
  return <PickupPointFinder {...props} search={search} onSearch={setSearch} />;
}

/** Only lockers for an address of that type. */
function typesFor(networks: readonly PickupPointProvider[], address: unknown) {
  const types = [...new Set(networks.map(typeOfNetwork))];
  const matching = isObject(address) ? types.filter((type) => type === address['type']) : [];
  return matching.length > 0 ? matching : types;
}

function placeOf(address: unknown) {
  if (!isObject(address)) return undefined;
  const { lat, lng } = address;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
