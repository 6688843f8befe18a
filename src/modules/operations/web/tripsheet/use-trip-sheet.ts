/** The driver’s stops of today; those that were read last while the server can’t be reached. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { keepAnswer, orKept } from '#platform/web/client/kept-answers.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

const retryMs = 20_000;

export function useTripSheet(userId: number | undefined) {
  return useQuery(
    {
      queryKey: [...entityKey('trip_sheet'), userId],
      queryFn: async ({ signal }) => {
        const read = await orKept('read_trip_sheet', call('read_trip_sheet', { signal }));
        if (read.keptAt === undefined) keepAnswer('read_trip_sheet', read.answer);
        return read;
      },
      enabled: userId !== undefined,
      refetchInterval: ({ state }) => (state.data?.keptAt === undefined ? false : retryMs),
    },
    queryClient,
  );
}
