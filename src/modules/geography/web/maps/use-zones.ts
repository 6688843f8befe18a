/** The areas of one map, refetched whenever someone changed them, and changing them. */
import { useQuery } from '@tanstack/react-query';
import type { ReadZonesAnswer200, MapLayer } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

interface LoadedZones {
  readonly answer: ReadZonesAnswer200 | undefined;
  /** Why they couldn’t be loaded. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

export function useZones(layer: MapLayer): LoadedZones {
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('zone'), 'map', layer],
      queryFn: ({ signal }) => call('read_zones', { query: { layer }, signal }),
    },
    queryClient,
  );
  useLive('zone', () => void refetch());
  const failed = error && !data ? (messageOf(error) ?? 'Try again.') : undefined;
  return { answer: data, error: failed, retry: () => void refetch() };
}

/** Refetches every map, because an import or a save may have changed any of them. */
export async function refreshZones(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: entityKey('zone') });
}
