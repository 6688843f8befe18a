/** A payment for a shipment by the reference in the return address, refetched while it is pending. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';

const everyMs = 3000;

export function usePayment(reference: string) {
  return useQuery(
    {
      queryKey: ['shipment-payment', reference],
      queryFn: ({ signal }) => call('read_shipment_payment', { params: { reference }, signal }),
      // The page may be opened without a reference.
      enabled: reference !== '',
      // Guests have no event stream.
      refetchInterval: ({ state }) => (state.data?.payment.state === 'pending' ? everyMs : false),
      retry: false,
    },
    queryClient,
  );
}

/** The page where the shipment can be paid without logging in. */
export function payAddress(reference: string, token: string): string {
  return `/shipments/pay?str=${reference}&token=${token}`;
}
