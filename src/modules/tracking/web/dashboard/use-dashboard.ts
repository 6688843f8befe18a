/** The current figures, refetched when a shipment changes, at most twice a minute, because every figure is a count. */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Dashboard } from '#generated/types.ts';
import type { WrittenFilters } from '#platform/domain/list-filters.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

const key = ['dashboard'];
const shortestWait = 30_000;

export interface Loaded {
  readonly data: Dashboard | undefined;
  readonly error: string | undefined;
  readonly retry: () => void;
}

export function useDashboard(): Loaded {
  const { data, error, refetch } = useQuery(
    { queryKey: key, queryFn: ({ signal }) => call('read_dashboard', { signal }) },
    queryClient,
  );
  const requestedAt = useRef(Date.now());
  useLive('shipment', () => {
    if (Date.now() - requestedAt.current < shortestWait) return;
    requestedAt.current = Date.now();
    void refetch();
  });
  return {
    data,
    error: error === null ? undefined : (messageOf(error) ?? 'Couldn’t load. Try again.'),
    retry: () => void refetch(),
  };
}

/** The list of shipments that a figure counts. */
export function listOf(filters: WrittenFilters): string {
  return `/shipments?${new URLSearchParams(filters).toString()}`;
}
