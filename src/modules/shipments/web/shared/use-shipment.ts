/** One shipment and its history, refetched whenever it changes. */
import { useQuery } from '@tanstack/react-query';
import type { Shipment, ShipmentStatus, TrackingEvent } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

export type Loading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ready'; readonly shipment: Shipment };

/** @param id as in the address */
export function useShipment(id: string): Loading {
  const isNumber = /^\d+$/.test(id);
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'one', id],
      queryFn: ({ signal }) => call('read_shipments', { query: { id: Number(id), limit: 1 }, signal }),
      enabled: isNumber,
    },
    queryClient,
  );
  if (!isNumber) return { kind: 'unknown' };
  if (error) return { kind: 'error', message: messageOf(error) ?? 'Try again.', retry: () => void refetch() };
  if (!data) return { kind: 'loading' };
  const [shipment] = data.shipments;
  return shipment ? { kind: 'ready', shipment } : { kind: 'unknown' };
}

/** What anybody may know of a shipment, such as the guest who booked it; undefined until loaded. */
export function useTrackedStatus(reference: string, isWanted: boolean): ShipmentStatus | 'unknown' | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'tracked', reference],
      queryFn: ({ signal }) => call('track_shipments', { query: { tracking_reference: reference }, signal }),
      enabled: isWanted && reference !== '',
    },
    queryClient,
  );
  return data && (data.shipments[0]?.status ?? 'unknown');
}

/** Newest first; undefined until loaded. */
export function useShipmentHistory(id: number): readonly TrackingEvent[] | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'history', id],
      queryFn: ({ signal }) => call('read_shipment_history', { query: { id }, signal }),
    },
    queryClient,
  );
  return data?.tracking_events;
}

/** Refetches everything that shows shipments. */
export function shipmentsMoved(): void {
  void queryClient.invalidateQueries({ queryKey: entityKey('shipment') });
}
