/** `/shipments/pay`: pays for one shipment, which is booked once it is paid. For customers and guests. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as contactForm from '#generated/forms/tracking-contact.ts';
import type { ReadPaymentDueAnswer200 } from '#generated/types.ts';
import { isPayable, isUnpaid } from '#modules/shipments/domain/paying.ts';
import { statusTitle } from '#modules/shipments/domain/status.ts';
import { NextSteps } from '#modules/shipments/web/shared/added-windows.tsx';
import { useIsKiosk, useLargePage } from '#modules/shipments/web/shared/kiosk.ts';
import { useShipment } from '#modules/shipments/web/shared/use-shipment.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { PayForm } from './pay-form.tsx';

export default function PayForShipment(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const reference = query.get('str') ?? '';
  const token = query.get('token') ?? undefined;
  const { user } = useSession();
  const isKnown = token !== undefined || user !== null;
  useLargePage(useIsKiosk());
  const { data, error, isLoading, refetch } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'payment-due', reference, token],
      queryFn: ({ signal }) =>
        call('read_payment_due', { body: { tracking_reference: reference, ...(token && { token }) }, signal }),
      enabled: isKnown,
      retry: false,
    },
    queryClient,
  );
  const isUnknown = error instanceof CallError && error.code === 'unknown_shipment';
  useEffect(() => {
    if (isUnknown) showToast('error', 'Shipment not found');
  }, [isUnknown]);
  // In the address, so that nobody who goes back from the gateway is asked again.
  const know = (given: string): void => setQuery({ str: reference, token: given }, { replace: true });
  if (!isKnown) return <WhoAreYou reference={reference} onKnown={know} />;
  if (isLoading) return <PageSkeleton />;
  if (error || !data)
    return (
      <Failure
        title="You can’t pay for this shipment"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Page title="Pay for your shipment" actions={<AtCounter id={data.id} />}>
      <Due due={data} onRefresh={() => void refetch()} />
    </Page>
  );
}

interface DueProps {
  readonly due: ReadPaymentDueAnswer200;
  readonly onRefresh: () => void;
}

function Due({ due, onRefresh }: DueProps): ReactNode {
  if (!isUnpaid(due.status) && !isPayable(due.status) && !due.is_difference)
    return (
      <>
        <Notice variant="success" title="There is nothing to pay">
          Shipment {due.short_tracking_reference} has the status {statusTitle(due.status)}.
        </Notice>
        <Button component={Link} to={`/shipments/success?str=${due.short_tracking_reference}&id=${due.id}`} mt="md">
          View booking
        </Button>
      </>
    );
  if (due.methods.length > 0 || due.account) return <PayForm due={due} onRefresh={onRefresh} />;
  return (
    <>
      <Empty title="You can’t pay online here">Contact us to find out how to pay for this shipment.</Empty>
      <ContactCard title="Contact us" />
    </>
  );
}

/** At a kiosk, staff may take the money themselves. */
function AtCounter({ id }: { readonly id: number }): ReactNode {
  return useAudience() === 'staff' ? <RecordedHere id={id} /> : null;
}

function RecordedHere({ id }: { readonly id: number }): ReactNode {
  const loading = useShipment(String(id));
  return loading.kind === 'ready' ? <NextSteps shipment={loading.shipment} /> : null;
}

interface WhoAreYouProps {
  readonly reference: string;
  readonly onKnown: (token: string) => void;
}

/** The price of a shipment is only shown to those whose contact details were given for it. */
function WhoAreYou({ reference, onKnown }: WhoAreYouProps): ReactNode {
  const navigate = useNavigate();
  return (
    <Page title="Pay for your shipment">
      <SchemaDialog
        form={contactForm}
        layout="payment"
        title={`Pay for shipment ${reference}`}
        action="Continue"
        failed="Couldn’t find the payment"
        onSubmit={async ({ contact }) => {
          const body = { tracking_reference: reference, contact: String(contact) };
          onKnown((await call('read_payment_due', { body })).token);
        }}
        onClose={() => void navigate(`/track?tracking_reference=${encodeURIComponent(reference)}`)}
      >
        <p>Confirm that this is your shipment to see its price and pay.</p>
      </SchemaDialog>
    </Page>
  );
}
