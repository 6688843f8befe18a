/** The page of a shipment: references and status, both sides, parcels, price and history. */
import { Anchor, Badge, Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TagEditor } from '#modules/accounts/web/shared/tag-editor.tsx';
import { RateTrace } from '#modules/rates/web/shared/rate-details.tsx';
import { shipment_history } from '#generated/tables.ts';
import type { Shipment, TrackingEvent } from '#generated/types.ts';
import { moneyText, weightText } from '#platform/domain/amount.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { audienceOf, useAudience, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { PermittedLink } from '#platform/web/shell/permitted-link.tsx';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClosePart } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { RichHtml } from '#platform/web/ui/data/rich-html.tsx';
import { EmailLink } from '#platform/web/ui/data/email-link.tsx';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { isQuote } from '../../domain/status.ts';
import { useIsKiosk, useLargePage } from '../shared/kiosk.ts';
import { NextSteps } from '../shared/added-windows.tsx';
import { BookQuote } from './book-quote.tsx';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';
import { PrintMenu } from './print-menu.tsx';
import { ProofFacts } from '../shared/proof-facts.tsx';
import { References } from './references.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentFiles } from './documents/shipment-files.tsx';
import { ShipmentNotes } from './shipment-notes.tsx';
import { ShipmentParcels } from './shipment-parcels.tsx';
import { ShipmentSide } from './shipment-side.tsx';
import { ShipmentStatusBadge } from './shipment-status.tsx';
import { StatusMenu } from './status-menu.tsx';
import { Underpaid } from './underpaid.tsx';
import { useActions, useProofs, type Actions } from './use-records.ts';
import { shipmentsMoved, useShipmentHistory } from '../shared/use-shipment.ts';
import styles from './shipment.module.css';

const EditShipment = whenOpened(async () => (await import('./edit-shipment.tsx')).EditShipment);

interface ShipmentPageProps {
  readonly shipment: Shipment;
}

/** The full page, or at a kiosk only what is needed at the counter (F143). */
export function ShipmentPage({ shipment }: ShipmentPageProps): ReactNode {
  useLive('shipment', (moved) => {
    if (moved === null || moved.id === null || moved.id === shipment.id) shipmentsMoved();
  });
  return useIsKiosk() ? <KioskPage shipment={shipment} /> : <WholePage shipment={shipment} />;
}

function KioskPage({ shipment }: ShipmentPageProps): ReactNode {
  const actions = useActions(shipment.id);
  useLargePage(true);
  return (
    <Page
      title={`Shipment ${shipment.short_tracking_reference}`}
      description={<ShipmentStatusBadge status={shipment.displayed_status ?? shipment.status} />}
      actions={
        <>
          {actions?.can_print === true && <PrintMenu id={shipment.id} />}
          <NextSteps shipment={shipment} />
          <Button component={Link} to="/shipments/new">
            Next customer
          </Button>
        </>
      }
    >
      <References shipment={shipment} />
      <Stack gap="lg">
        <CardGrid>
          <ShipmentSide leg="collection" shipment={shipment} canAssign={false} />
          <ShipmentSide leg="delivery" shipment={shipment} canAssign={false} />
        </CardGrid>
        <ShipmentParcels shipment={shipment} canEdit={false} />
        <Price shipment={shipment} />
      </Stack>
    </Page>
  );
}

/** `Quote D3DX48` until it is booked. */
function titleOf({ status, short_tracking_reference: reference }: Shipment): string {
  return `${isQuote(status) ? 'Quote' : 'Shipment'} ${reference}`;
}

function WholePage({ shipment }: ShipmentPageProps): ReactNode {
  const actions = useActions(shipment.id);
  const isStaff = useAudience() === 'staff';
  const [isEditing, setEditing] = useState(false);
  const { close, prompt } = useClosePart(() => setEditing(!isEditing));
  return (
    <Page
      title={titleOf(shipment)}
      description={
        <>
          <ShipmentStatusBadge status={shipment.displayed_status ?? shipment.status} />
          {shipment.is_return && (
            <Badge variant="outline" color="gray" ml="xs">
              Return
            </Badge>
          )}
        </>
      }
      actions={
        actions ? (
          <>
            {actions.can_print && <PrintMenu id={shipment.id} />}
            {(actions.can_edit || isEditing) && (
              <Button
                variant="default"
                onClick={({ detail }) => {
                  // The second press of a double click would close what the first one opened.
                  if (detail < 2) close();
                }}
              >
                {isEditing ? 'Stop editing' : 'Edit'}
              </Button>
            )}
            <ShipmentActions shipment={shipment} actions={actions} />
            <StatusMenu shipment={shipment} actions={actions} />
            <NextSteps shipment={shipment} />
            {actions.can_pay ? <PayNow shipment={shipment} /> : <BookQuote shipment={shipment} />}
          </>
        ) : (
          <div className={styles['actionsToCome']} data-staff={isStaff || undefined} />
        )
      }
    >
      <References shipment={shipment} />
      <TagEditor type="shipment" id={shipment.id} tags={shipment.tags ?? []} />
      {isEditing ? (
        <EditShipment shipment={shipment} onDone={() => setEditing(false)} />
      ) : (
        <ShipmentView shipment={shipment} actions={actions} />
      )}
      {prompt}
    </Page>
  );
}

/** A quote is booked by paying for it (F215). */
function PayNow({ shipment }: ShipmentPageProps): ReactNode {
  return (
    <Button component={Link} to={`/shipments/pay?str=${shipment.short_tracking_reference}`}>
      Pay now
    </Button>
  );
}

interface ShipmentViewProps {
  readonly shipment: Shipment;
  readonly actions: Actions | undefined;
}

function ShipmentView({ shipment, actions }: ShipmentViewProps): ReactNode {
  const canEdit = actions?.can_edit === true;
  const canAssign = canEdit && !isQuote(shipment.status);
  const proofs = useProofs(shipment.id, shipment.delivered_date !== undefined);
  return (
    <Stack gap="lg">
      {shipment.payment_intervention_status !== undefined && <Underpaid shipment={shipment} actions={actions} />}
      <CardGrid>
        <ShipmentSide leg="collection" shipment={shipment} canAssign={canAssign} />
        <ShipmentSide leg="delivery" shipment={shipment} canAssign={canAssign} />
      </CardGrid>
      <ShipmentParcels shipment={shipment} canEdit={canEdit} />
      <CardGrid>
        <Price shipment={shipment} />
        <Details shipment={shipment} />
      </CardGrid>
      {proofs.map((proof) => (
        <Card key={proof.event_id} title="Proof of delivery">
          <ProofFacts proof={proof} />
        </Card>
      ))}
      {actions && (
        <CardGrid>
          <ShipmentNotes id={shipment.id} actions={actions} />
          <ShipmentFiles id={shipment.id} actions={actions} />
        </CardGrid>
      )}
      <History id={shipment.id} />
    </Stack>
  );
}

function Price({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const who = useSession();
  const seesTransactions = audienceOf(who) === 'staff' && mayFollow('/billing', who);
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
      {seesTransactions && (
        <Anchor component={Link} to={`/billing?shipment_id=${shipment.id}`} size="sm">
          Charges and payments
        </Anchor>
      )}
    </Card>
  );
}

function Details({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const { account, cost_center, category, declared_value, note, created_by, cancellation_reason } = shipment;
  const isQuoted = isQuote(shipment.status);
  const disclaimer = useProviderSetting('quote_disclaimer_footer');
  const {
    quote_valid_until: validUntil,
    original_shipment_id: original,
    responsible_contact: { email: billing } = {},
  } = shipment;
  return (
    <Card title="Details">
      <Facts>
        {account && (
          <Fact name="Account">
            <PermittedLink to={`/accounts/${shipment.account_id}`}>
              {`${account.name} (${account.account_code})`}
            </PermittedLink>
          </Fact>
        )}
        {original !== undefined && (
          <Fact name={shipment.is_return ? 'Return of' : 'Duplicate of'}>
            <Anchor component={Link} to={`/shipments/${original}`}>
              Original shipment
            </Anchor>
          </Fact>
        )}
        <Fact name={isQuoted ? 'Quoted' : 'Booked'}>
          <RelativeDate value={shipment.time_created} />
        </Fact>
        {created_by && <Fact name={isQuoted ? 'Quoted by' : 'Booked by'}>{created_by}</Fact>}
        {isQuoted && validUntil !== undefined && (
          <Fact name="Valid until">
            <RelativeDate value={validUntil} isExpected />
          </Fact>
        )}
        {billing && (
          <Fact name="Email address for billing">
            <EmailLink address={billing} />
          </Fact>
        )}
        {cost_center && <Fact name="Cost centre">{cost_center}</Fact>}
        {category && <Fact name="Category">{category}</Fact>}
        {declared_value !== undefined && <Fact name="Declared value">{moneyText(declared_value)}</Fact>}
        {note && <Fact name="Note">{note}</Fact>}
        {cancellation_reason && <Fact name="Reason for cancelling">{cancellation_reason}</Fact>}
      </Facts>
      {isQuoted && disclaimer && <RichHtml html={disclaimer} />}
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
