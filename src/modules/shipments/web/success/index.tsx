/** `/shipments/success`: the shipment is booked; its numbers to copy, and what one does next (F197). */
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Shipment } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { useSession } from '#platform/web/client/session.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { copyShipment } from '../../domain/copy-shipment.ts';
import { References } from '../shipment/references.tsx';
import { useShipment } from '../shipment/use-shipment.ts';

export default function ShipmentSuccessScreen(): ReactNode {
  const [query] = useSearchParams();
  const { user } = useSession();
  const reference = query.get('str') ?? '';
  return (
    <Page title="Shipment created">
      <Notice variant="success" title="Your shipment is booked">
        Keep the tracking reference: with it anyone can follow the parcels.
      </Notice>
      {user ? <Booked id={query.get('id') ?? ''} reference={reference} /> : <BookedByGuest reference={reference} />}
    </Page>
  );
}

function BookedByGuest({ reference }: { readonly reference: string }): ReactNode {
  return (
    <Card title="References">
      <References shipment={{ short_tracking_reference: reference }} />
      <Group gap="xs">
        <Button component={Link} to="/shipments/new">
          Book another
        </Button>
      </Group>
    </Card>
  );
}

/** Somebody who is signed in may see the shipment itself; until it is there the reference of the address is shown. */
function Booked({ id, reference }: { readonly id: string; readonly reference: string }): ReactNode {
  const loading = useShipment(id);
  const shipment = loading.kind === 'ready' ? loading.shipment : undefined;
  return (
    <Card title="References">
      <References shipment={shipment ?? { short_tracking_reference: reference }} />
      {shipment && (
        <Facts>
          <Fact name="Service">{shipment.service_level_name}</Fact>
          {shipment.rate !== undefined && <Fact name="Price">{moneyText(shipment.rate)}</Fact>}
        </Facts>
      )}
      <Group gap="xs">
        <Button component={Link} to="/shipments/new">
          Book another
        </Button>
        {shipment && <Duplicate shipment={shipment} />}
        {shipment && (
          <Button component={Link} to={`/shipments/${shipment.id}`} variant="default">
            View shipment
          </Button>
        )}
      </Group>
    </Card>
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
