/** One transfer with all of its parcels, kept up to date. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

const key = entityKey('interhub_transfer');
/** As many as a page may have. */
const pageSize = 100;

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
        const pages = Array.from({ length: Math.ceil((transfer?.parcel_count ?? 0) / pageSize) }, (_, page) => {
          const query = { interhub_transfer_id: id, limit: pageSize, offset: page * pageSize };
          return call('read_interhub_transfer_parcels', { query, signal });
        });
        const parcels = (await Promise.all(pages)).flatMap((page) => page.interhub_transfer_parcels);
        return { transfer, parcels };
      },
      enabled: id > 0,
    },
    queryClient,
  );
}
