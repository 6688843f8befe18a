/** A payment for a shipment by the reference in the return address, read again while it is pending. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReadShipmentPaymentAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { isUnknownPayment, UnknownPayment } from '../outcome/unknown-payment.tsx';

const everyMs = 3000;

/** Anything else in an address is no payment of ours. */
const references = /^[A-Za-z0-9-]{16,64}$/;

interface WithPaymentProps {
  readonly reference: string;
  /** Drawn once the payment is known; `refetch` asks for its state at once. */
  readonly children: (found: ReadShipmentPaymentAnswer200, refetch: () => void) => ReactNode;
}

export function WithPayment({ reference, children }: WithPaymentProps): ReactNode {
  const { data, error, isLoading, refetch } = useQuery(
    {
      queryKey: ['shipment-payment', reference],
      enabled: references.test(reference),
      queryFn: ({ signal }) => call('read_shipment_payment', { params: { reference }, signal }),
      // Guests have no event stream.
      refetchInterval: ({ state }) => (state.data?.payment.state === 'pending' ? everyMs : false),
      retry: false,
    },
    queryClient,
  );
  const again = (): void => void refetch();
  if (isLoading) return <PageSkeleton />;
  if ((!error && !data) || isUnknownPayment(error)) return <UnknownPayment />;
  if (error || !data)
    return <Failure title="Couldn’t load the payment" message={messageOf(error) ?? 'Try again.'} onRetry={again} />;
  return children(data, again);
}

/** The page where the shipment can be paid without logging in. */
export function payAddress(reference: string, token: string): string {
  return `/shipments/pay?str=${reference}&token=${token}`;
}
