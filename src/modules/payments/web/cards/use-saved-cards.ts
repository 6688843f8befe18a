/** The saved cards of an account, kept current while they are shown. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import type { Purpose } from '../../domain/gateway-methods.ts';

/** `purpose`: only cards that can pay for it; `data` is undefined where they can’t be read. */
export function useSavedCards(accountId: number, purpose?: Purpose) {
  const { data, isLoading, refetch } = useQuery(
    {
      queryKey: [...entityKey('account'), 'saved-cards', accountId, purpose],
      queryFn: ({ signal }) =>
        call('read_saved_cards', { query: { account_id: accountId, ...(purpose && { purpose }) }, signal }),
      retry: false,
    },
    queryClient,
  );
  useLive('account', () => void refetch());
  return { cards: data?.saved_cards, isLoading };
}
