/** One transfer with all of its parcels, kept current. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { allPages } from '#platform/web/client/read-list.ts';
import { useLive } from '#platform/web/client/use-live.ts';

const key = entityKey('interhub_transfer');

export function transfersMoved(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: key });
}

export function useTransfer(id: number) {
  useLive('interhub_transfer', (moved) => {
    if (moved === null || moved.id === null || moved.id === id) void transfersMoved();
  });
  return useQuery(
    {
      queryKey: [...key, 'one', id],
      queryFn: async ({ signal }) => {
        const found = await call('read_interhub_transfers', { query: { id }, signal });
        const [transfer] = found.interhub_transfers;
        const parcels = await allPages(transfer?.parcel_count ?? 0, async (page) => {
          const query = { interhub_transfer_id: id, ...page };
          return (await call('read_interhub_transfer_parcels', { query, signal })).interhub_transfer_parcels;
        });
        return { transfer, parcels };
      },
      enabled: id > 0,
    },
    queryClient,
  );
}
