/**
 * `/interhub-transfers/12`: a transfer: parcels are scanned onto it, it departs, and they are scanned off at the other
 * branch.
 */
import { ActionIcon, Anchor, Button, Stack } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { interhub_transfer_status } from '#generated/enums.ts';
import { interhub_transfer_parcels } from '#generated/tables.ts';
import type { InterhubTransfer, InterhubTransferParcel } from '#generated/types.ts';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { roles } from '#platform/domain/role.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { PhoneLink } from '#platform/web/ui/data/phone-link.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { isLate, trackingPage } from '../../domain/interhub-transfer.ts';
import { DeleteTransfer } from './delete-transfer.tsx';
import { DepartureDialog } from './departure-dialog.tsx';
import { TransferScan } from './transfer-scan.tsx';
import { transfersMoved, useTransfer } from './use-transfer.ts';

export default function InterhubTransferScreen(): ReactNode {
  const { id: written = '' } = useParams();
  const id = /^\d{1,15}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useTransfer(id);
  if (data?.transfer) return <TransferPage transfer={data.transfer} parcels={data.parcels} />;
  return (
    <Page title="Interhub transfer">
      {error ? (
        <Failure
          title="Couldn’t load the transfer"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      ) : data || id === 0 ? (
        <Empty title="Transfer not found" action={<Link to="/interhub-transfers">All interhub transfers</Link>}>
          The number may be mistyped.
        </Empty>
      ) : (
        <PageSkeleton rows={2} />
      )}
    </Page>
  );
}

interface TransferProps {
  readonly transfer: InterhubTransfer;
}

interface TransferPageProps extends TransferProps {
  readonly parcels: readonly InterhubTransferParcel[];
}

function TransferPage({ transfer, parcels }: TransferPageProps): ReactNode {
  const { id, reference, status, received_count: received, parcel_count: count } = transfer;
  const [isDeparting, setDeparting] = useState(false);
  const { isBusy, download } = useDownload();
  const mayWork = useCan('API_/tracking/shipment-events:POST');
  const isDriver = useSession().user?.role_id === roles.driver;
  const isOpen = status === 'open';
  const shown = interhub_transfer_status.find((one) => one.const === status);
  return (
    <Page
      title={`${reference}: ${transfer.from_branch} to ${transfer.to_branch}`}
      description={<StatusBadge colour={shown?.['x-colour'] ?? 'grey'}>{shown?.title ?? status}</StatusBadge>}
      width="full"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size="1rem" aria-hidden />}
            loading={isBusy}
            onClick={() => void download(() => call('read_interhub_manifest', { query: { id } }))}
          >
            Print manifest
          </Button>
          {isOpen && count === 0 && mayWork && !isDriver && <DeleteTransfer transfer={transfer} />}
          {isOpen && mayWork && !isDriver && (
            <Button disabled={count === 0} onClick={() => setDeparting(true)}>
              Close and depart
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <CardGrid>
          <TransferFacts transfer={transfer} />
          {mayWork && (isOpen || received < count) && <TransferScan key={status} transfer={transfer} />}
        </CardGrid>
        <TableFrame>
          <LongTable
            table={interhub_transfer_parcels}
            rows={parcels}
            rowLink="/shipments/{shipment_id}"
            without={isOpen ? ['received_at'] : []}
            actions={isOpen && mayWork ? removeButton : undefined}
          />
        </TableFrame>
      </Stack>
      {isDeparting && <DepartureDialog transfer={transfer} onClose={() => setDeparting(false)} />}
    </Page>
  );
}

function TransferFacts({ transfer }: TransferProps): ReactNode {
  const carrier = shownSettings().interhub_manifest_carriers?.find(({ code }) => code === transfer.carrier);
  const tracking = trackingPage(carrier, transfer.waybill);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Carrier', transfer.carrier_name],
    ['Phone number', carrier?.contact_number && <PhoneLink number={carrier.contact_number} />],
    ['Service level', transfer.service_level_name],
    ['Vehicle', transfer.vehicle],
    ['Flight', transfer.flight_number],
    ['Driver', transfer.driver],
    [
      'Carrier’s waybill',
      tracking === undefined ? (
        transfer.waybill
      ) : (
        <Anchor href={tracking} target="_blank" rel="noreferrer">
          {transfer.waybill}
        </Anchor>
      ),
    ],
    ['Opened', <RelativeDate key="opened" value={transfer.created_at} />],
    ['Departed', transfer.closed_at && <RelativeDate key="departed" value={transfer.closed_at} />],
    ['Due', transfer.due_at && <RelativeDate key="due" value={transfer.due_at} />],
    ['Late', isLate(transfer, new Date()) && 'Not all parcels have arrived'],
    [
      'Parcels',
      transfer.status === 'open'
        ? transfer.parcel_count
        : `${transfer.received_count} of ${transfer.parcel_count} received`,
    ],
    [
      'Note',
      transfer.note && (
        <span key="note" className="written">
          {transfer.note}
        </span>
      ),
    ],
  ];
  return (
    <Card title="Transfer">
      <Facts>
        {facts
          .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
      </Facts>
    </Card>
  );
}

function removeButton(parcel: InterhubTransferParcel): ReactNode {
  return <Remove parcel={parcel} />;
}

function Remove({ parcel }: { readonly parcel: InterhubTransferParcel }): ReactNode {
  const { interhub_transfer_id: id, parcel_id, tracking_reference: number } = parcel;
  const remove = async (): Promise<void> => {
    try {
      await call('remove_interhub_parcel', { body: { id, parcel_id } });
      showToast('success', `${number} taken off`);
    } catch (failure) {
      showToast('error', messageOf(failure) ?? 'Try again.');
    }
    await transfersMoved();
  };
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={`Take ${number} off`} onClick={() => void remove()}>
      <IconTrash size="1rem" aria-hidden />
    </ActionIcon>
  );
}
