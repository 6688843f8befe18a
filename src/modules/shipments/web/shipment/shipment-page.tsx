/** A shipment: its numbers and status, both ends, parcels, price and history. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { RateTrace } from '#modules/rates/web/shared/rate-details.tsx';
import { shipment_history } from '#generated/tables.ts';
import type { Shipment, TrackingEvent } from '#generated/types.ts';
import { moneyText, weightText } from '#platform/domain/amount.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { isEditable } from '../../domain/status.ts';
import { BookQuote } from './book-quote.tsx';
import { EditShipment } from './edit-shipment.tsx';
import { References } from './references.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentParcels } from './shipment-parcels.tsx';
import { ShipmentSide } from './shipment-side.tsx';
import { ShipmentStatusBadge } from './shipment-status.tsx';
import { shipmentsMoved, useShipmentHistory } from './use-shipment.ts';

export function ShipmentPage({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/shipments:PATCH') && isEditable(shipment.status, isStaff);
  const [isEditing, setEditing] = useState(false);
  useLive('shipment', (moved) => {
    if (moved === null || moved.id === null || moved.id === shipment.id) shipmentsMoved();
  });
  return (
    <Page
      title={`Shipment ${shipment.short_tracking_reference}`}
      description={<ShipmentStatusBadge status={shipment.displayed_status ?? shipment.status} />}
      actions={
        <>
          {mayChange && (
            <Button variant="default" onClick={() => setEditing(!isEditing)}>
              {isEditing ? 'Stop editing' : 'Edit'}
            </Button>
          )}
          <ShipmentActions shipment={shipment} />
          <BookQuote shipment={shipment} />
        </>
      }
    >
      <References shipment={shipment} />
      {isEditing && mayChange ? (
        <EditShipment key={shipment.revision} shipment={shipment} onDone={() => setEditing(false)} />
      ) : (
        <ShipmentView shipment={shipment} />
      )}
    </Page>
  );
}

function ShipmentView({ shipment }: { readonly shipment: Shipment }): ReactNode {
  return (
    <>
      <CardGrid>
        <ShipmentSide leg="collection" shipment={shipment} />
        <ShipmentSide leg="delivery" shipment={shipment} />
      </CardGrid>
      <ShipmentParcels parcels={shipment.parcels} />
      <CardGrid>
        <Price shipment={shipment} />
        <Details shipment={shipment} />
      </CardGrid>
      <History id={shipment.id} />
    </>
  );
}

function Price({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const { rate, rate_breakdown: breakdown, service_level_name: service } = shipment;
  if (rate === undefined && breakdown === undefined) return null;
  return (
    <Card title="Price" aside={rate === undefined ? undefined : <b>{moneyText(rate)}</b>}>
      <Facts>
        <Fact name="Service">{service}</Fact>
        {shipment.charged_weight !== undefined && (
          <Fact name="Charged weight">{weightText(shipment.charged_weight)}</Fact>
        )}
      </Facts>
      {breakdown && <RateTrace rate={breakdown} />}
    </Card>
  );
}

function Details({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const { account, cost_center, category, declared_value, note, created_by, cancellation_reason } = shipment;
  return (
    <Card title="Details">
      <Facts>
        {account && <Fact name="Account">{`${account.name} (${account.account_code})`}</Fact>}
        {created_by && <Fact name="Booked by">{created_by}</Fact>}
        {cost_center && <Fact name="Cost centre">{cost_center}</Fact>}
        {category && <Fact name="Category">{category}</Fact>}
        {declared_value !== undefined && <Fact name="Declared value">{moneyText(declared_value)}</Fact>}
        {note && <Fact name="Note">{note}</Fact>}
        {cancellation_reason && <Fact name="Reason for cancelling">{cancellation_reason}</Fact>}
      </Facts>
    </Card>
  );
}

const historyCells = { status: ({ status }: TrackingEvent) => <ShipmentStatusBadge status={status} /> };

function History({ id }: { readonly id: number }): ReactNode {
  const events = useShipmentHistory(id);
  if (!events) return null;
  return (
    <Card title="History">
      <DataTable<TrackingEvent> table={shipment_history} rows={events} cells={historyCells} />
    </Card>
  );
}
