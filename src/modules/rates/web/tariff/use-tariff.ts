/** The tariff, refetched whenever someone changed it, and changing it. */
import { useQuery } from '@tanstack/react-query';
import type { ChangeTariffBody, ReadTariffAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

export type LoadingTariff =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly answer: ReadTariffAnswer200 };

const key = [...entityKey('tariff'), 'whole'];

export function useTariff(): LoadingTariff {
  const { data, error, refetch } = useQuery(
    { queryKey: key, queryFn: ({ signal }) => call('read_tariff', { signal }) },
    queryClient,
  );
  useLive('tariff', (moved) => {
    if (moved === null || moved.revision === null || moved.revision !== data?.revision) void refetch();
  });
  if (data) return { kind: 'ready', answer: data };
  if (error) return { kind: 'error', message: messageOf(error) ?? 'Try again.', retry: () => void refetch() };
  return { kind: 'loading' };
}

/** Throws the server's refusal. Refetches prices in this browser. */
export async function changeTariff(change: ChangeTariffBody): Promise<void> {
  queryClient.setQueryData(key, await call('change_tariff', { body: change }));
  await queryClient.invalidateQueries({ queryKey: entityKey('rate') });
}
