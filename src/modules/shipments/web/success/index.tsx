/** `/shipments/success`: the confirmation of a booking, with its references to copy and the next steps (F197). */
import { Anchor, Button, Group, Space } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Shipment, ShipmentStatus } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { useSession } from '#platform/web/client/session.ts';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { copyShipment } from '../../domain/copy-shipment.ts';
import { isBooked } from '../../domain/status.ts';
import { trackingUrl } from '../../domain/tracking-url.ts';
import { PrintButtons } from '../documents/document-buttons.tsx';
import { amountDue } from '../shared/unpaid-booking.ts';
import { References } from '../shipment/references.tsx';
import { type Loading, useShipment, useTrackedStatus } from '../shared/use-shipment.ts';
import { kioskSeconds, useIsKiosk, useLargePage, useReturnToStart } from '../shared/kiosk.ts';

export default function ShipmentSuccessScreen(): ReactNode {
  const [query] = useSearchParams();
  const { user } = useSession();
  const location = useLocation();
  const due = user ? undefined : amountDue(location.state);
  const reference = query.get('str') ?? '';
  const isKiosk = useIsKiosk();
  const id = query.get('id') ?? '';
  const loading = useShipment(user ? id : '');
  const tracked = useTrackedStatus(reference, !user);
  useLargePage(isKiosk);
  useReturnToStart(isKiosk);
  if (reference === '') return <NoBooking>The address has no tracking reference.</NoBooking>;
  if (tracked === 'unknown') return <NoBooking>No shipment has this tracking reference.</NoBooking>;
  return (
    <Page title="Shipment created">
      {due === undefined ? (
        <State isClosed={user !== null && loading.kind === 'unknown'} status={user ? statusOf(loading) : tracked} />
      ) : (
        <Notice variant="warning" title={`${moneyText(due)} must be paid before we collect your shipment`}>
          You can’t pay online here. Contact us to find out how to pay, and give us the tracking reference.
        </Notice>
      )}
      <Space h="md" />
      {user ? (
        <Booked loading={loading} reference={reference} />
      ) : (
        <BookedByGuest reference={reference} isUnpaid={due !== undefined} />
      )}
      {due !== undefined && (
        <>
          <Space h="md" />
          <ContactCard title="Contact us" />
        </>
      )}
    </Page>
  );
}

/** The address was opened without a booking: nothing may be called booked. */
function NoBooking({ children }: { readonly children: string }): ReactNode {
  return (
    <Page title="Shipment">
      <Empty
        title="Shipment not found"
        action={
          <Button component={Link} to="/shipments/new">
            New shipment
          </Button>
        }
      >
        {children}
      </Empty>
    </Page>
  );
}

function statusOf(loading: Loading): ShipmentStatus | undefined {
  return loading.kind === 'ready' ? loading.shipment.status : undefined;
}

interface BookingState {
  /** The user may not open the shipment, or there is none. */
  readonly isClosed: boolean;
  /** Undefined until it is loaded. */
  readonly status: ShipmentStatus | undefined;
}

function State({ isClosed, status }: BookingState): ReactNode {
  const isKiosk = useIsKiosk();
  // An address that was mistyped or kept confirms nothing, and some book or pay for what they may not open.
  if (isClosed)
    return (
      <Notice variant="info" title="You can’t open this shipment">
        Track it by its reference to see where it is.
      </Notice>
    );
  if (status === 'cancelled') return <Notice variant="warning" title="Your shipment was cancelled" />;
  if (status !== undefined && !isBooked(status))
    return (
      <Notice variant="warning" title="Your shipment isn’t booked yet">
        It’s booked once it is paid for.
      </Notice>
    );
  return (
    <Notice variant="success" title="Your shipment is booked">
      Keep the tracking reference: with it anyone can follow the parcels.
      {isKiosk && ` For the next customer this page starts again after ${kioskSeconds} seconds.`}
    </Notice>
  );
}

interface ByGuest {
  readonly reference: string;
  readonly isUnpaid: boolean;
}

/** Guests can’t open the shipment: the tracking page has their labels. */
function BookedByGuest({ reference, isUnpaid }: ByGuest): ReactNode {
  return (
    <Card title="References">
      <References shipment={{ short_tracking_reference: reference }} />
      <TrackingLink url={trackingUrl(shownSettings().tracking_url, location.origin, reference)} />
      <Group gap="xs" mt="md">
        {!isUnpaid && reference !== '' && (
          <Button component={Link} to={`/track?${new URLSearchParams({ tracking_reference: reference })}`}>
            Track and print labels
          </Button>
        )}
        <Button component={Link} to="/shipments/new" variant="default">
          Book another
        </Button>
      </Group>
    </Card>
  );
}

/** Signed-in users can load the shipment; until then the reference in the address is shown. */
function Booked({ loading, reference }: { readonly loading: Loading; readonly reference: string }): ReactNode {
  const isKiosk = useIsKiosk();
  const shipment = loading.kind === 'ready' ? loading.shipment : undefined;
  return (
    <Card title="References">
      <References shipment={shipment ?? { short_tracking_reference: reference }} />
      {shipment && (
        <Facts>
          {shipment.status === 'awaiting-dropoff' && (
            <Fact name="Drop off at">
              {[shipment.collection_address.company, shipment.collection_address.local_area].filter(Boolean).join(', ')}
            </Fact>
          )}
          {shipment.drop_off_by && (
            <Fact name="Drop off by">
              <RelativeDate value={shipment.drop_off_by} isExpected />
            </Fact>
          )}
          {shipment.drop_off_last_day && (
            <Fact name="Last drop-off day">{`${calendarDate(shipment.drop_off_last_day)}, then it’s cancelled`}</Fact>
          )}
          <Fact name="Service">{shipment.service_level_name}</Fact>
          {shipment.rate !== undefined && <Fact name="Price">{moneyText(shipment.rate)}</Fact>}
        </Facts>
      )}
      {shipment?.tracking_url !== undefined && <TrackingLink url={shipment.tracking_url} />}
      <Group gap="xs" mt="md">
        <Button component={Link} to="/shipments/new">
          {isKiosk ? 'Next customer' : 'Book another'}
        </Button>
        {shipment && <PrintButtons id={shipment.id} />}
        {shipment && !isKiosk && <Duplicate shipment={shipment} />}
        {shipment && !isKiosk && (
          <Button component={Link} to={`/shipments/${shipment.id}`} variant="default">
            View shipment
          </Button>
        )}
      </Group>
    </Card>
  );
}

/** The public tracking page, to be sent to the receiver. */
function TrackingLink({ url }: { readonly url: string }): ReactNode {
  return (
    <Facts>
      <Fact name="Tracking link">
        <Anchor href={url} target="_blank" rel="noreferrer">
          {url}
        </Anchor>{' '}
        <CopyButton text={url} label="Copy tracking link" />
      </Fact>
    </Facts>
  );
}

function Duplicate({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const navigate = useNavigate();
  const duplicate = (): void => {
    const value = copyShipment(shipment, 'duplicate', wallClock(new Date()).date);
    void navigate('/shipments/new', { state: { booking: { value, duplicate_of: shipment.id } } });
  };
  return (
    <Button variant="default" onClick={duplicate}>
      Duplicate
    </Button>
  );
}
