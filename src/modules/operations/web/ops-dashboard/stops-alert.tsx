/** Warns staff when a driver has more stops than a day allows (F349). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';

export function StopsAlert({ driverId }: { readonly driverId: number }): ReactNode {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('trip_sheet'), driverId],
      queryFn: ({ signal }) => call('read_trip_sheet', { query: { driver_id: driverId }, signal }),
    },
    queryClient,
  );
  if (!data) return null;
  const { driver, stops, stop_limit: limit } = data.trip_sheet;
  if (limit === null || stops.length <= limit) return null;
  return (
    <Notice variant="warning" title="Too many stops">
      {driver} has {stops.length} stops today. The limit is {limit}.
    </Notice>
  );
}
