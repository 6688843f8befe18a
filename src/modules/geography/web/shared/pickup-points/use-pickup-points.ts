/** Pickup points by text, type and distance. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PickupPoint, PickupPointType } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

export interface PickupPointSearch {
  readonly text: string;
  readonly type: PickupPointType | undefined;
  /** The point from which distances are measured. */
  readonly near: { readonly lat: number; readonly lng: number } | undefined;
}

export interface FoundPoints {
  /** Undefined until loaded. */
  readonly points: readonly PickupPoint[] | undefined;
  readonly count: number;
  readonly error: string | undefined;
  readonly retry: () => void;
}

const most = 200;

export function usePickupPoints({ text, type, near }: PickupPointSearch): FoundPoints {
  const query = {
    limit: most,
    ...(text !== '' && { search: text }),
    ...(type && { type }),
    ...(near && { ...near, order_closest: true }),
  };
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('pickup_point'), query],
      queryFn: ({ signal }) => call('read_pickup_points', { query, signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    points: data?.pickup_points,
    count: data?.count ?? 0,
    error: error === null ? undefined : (messageOf(error) ?? undefined),
    retry: () => void refetch(),
  };
}

/** A key across all networks: the id alone may not be unique. */
export function keyOfPoint({ pickup_point_provider: network, pickup_point_id: id }: PickupPoint): string {
  return `${network}/${id}`;
}
