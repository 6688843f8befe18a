/** A top-up by the reference in the return address, kept current while it is shown. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { refreshGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

/** Null: the user did not return from a payment. */
export function useTopUp(reference: string | null) {
  const { data, error, isLoading, refetch } = useQuery(
    {
      queryKey: [...entityKey('account'), 'payment', reference],
      queryFn: async ({ signal }) => {
        const { payment } = await call('read_payment', { params: { reference: reference ?? '' }, signal });
        if (payment.state === 'paid') await refreshGeneralData();
        return payment;
      },
      enabled: reference !== null,
    },
    queryClient,
  );
  // Crediting a payment changes the account.
  useLive('account', () => reference !== null && void refetch());
  return { data, error, isLoading, refetch };
}
