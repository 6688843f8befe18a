/** `/collection-requests/12`: a bulk collection with driver, status and shipments, which can be scanned. */
import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { collection_request_status } from '#generated/enums.ts';
import { collection_request_shipments } from '#generated/tables.ts';
import type { CollectionRequest, CollectionRequestShipment, CollectionRequestStatus } from '#generated/types.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { allPages } from '#platform/web/client/read-list.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { isOver, nextStatuses, requestStatusTitle } from '../../domain/collection-request.ts';

const key = entityKey('collection_request');

export default function CollectionRequestScreen(): ReactNode {
  const { id: written = '' } = useParams();
  const id = /^\d{1,15}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...key, 'one', id],
      queryFn: async ({ signal }) => {
        const found = await call('read_collection_requests', { query: { id }, signal });
        const [request] = found.collection_requests;
        const members = await allPages(request?.shipment_count ?? 0, async (page) => {
          const query = { collection_request_id: id, ...page };
          return (await call('read_collection_request_shipments', { query, signal })).collection_request_shipments;
        });
        return { request, members };
      },
      enabled: id > 0,
    },
    queryClient,
  );
  if (data?.request) return <RequestPage request={data.request} members={data.members} />;
  return (
    <Page title="Bulk collection">
      {error ? (
        <Failure title="Couldn’t load" message={messageOf(error) ?? 'Try again.'} onRetry={() => void refetch()} />
      ) : data || id === 0 ? (
        <Empty title="Bulk collection not found" action={<Link to="/collection-requests">All bulk collections</Link>}>
          It may belong to another account, or the number is mistyped.
        </Empty>
      ) : (
        <PageSkeleton rows={2} />
      )}
    </Page>
  );
}

interface RequestPageProps {
  readonly request: CollectionRequest;
  readonly members: readonly CollectionRequestShipment[];
}

function RequestPage({ request, members }: RequestPageProps): ReactNode {
  const { reference, status, account, collection_date, note, driver, shipment_count, collected_count } = request;
  const colour = collection_request_status.find((one) => one.const === status)?.['x-colour'] ?? 'grey';
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/collection-requests:POST') && !isOver(status);
  return (
    <Page
      title={reference}
      description={<StatusBadge colour={colour}>{requestStatusTitle(status)}</StatusBadge>}
      width="full"
    >
      <Stack gap="lg">
        <CardGrid>
          <Card title="Collection">
            <Facts>
              <Fact name="Account">{account}</Fact>
              <Fact name="Collection date">{dayText(collection_date)}</Fact>
              <Fact name="Driver">{driver ?? 'None yet'}</Fact>
              <Fact name="Collected">
                {collected_count} of {shipment_count}
              </Fact>
              {note && <Fact name="Note">{note}</Fact>}
            </Facts>
          </Card>
          {mayChange && <Change request={request} isStaff={isStaff} />}
        </CardGrid>
        <TableFrame>
          <DataTable table={collection_request_shipments} rows={members} rowLink="/shipments/{shipment_id}" />
        </TableFrame>
      </Stack>
    </Page>
  );
}

/** Staff assign, change the status and scan; customers can cancel. */
function Change({ request, isStaff }: { readonly request: CollectionRequest; readonly isStaff: boolean }): ReactNode {
  const { id, status, driver_id: driverId, revision } = request;
  const drivers = useGeneralData().data?.drivers ?? [];
  const [problem, setProblem] = useState<string>();
  const [scanned, setScanned] = useState('');
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    }
    await queryClient.invalidateQueries({ queryKey: key });
  };
  const change = (body: { status?: CollectionRequestStatus; driver_id?: number | null }) =>
    run(() => call('change_collection_request', { body: { id, base_revision: revision, ...body } }));
  const scan = (event: FormEvent): void => {
    event.preventDefault();
    const tracking_reference = scanned.trim();
    if (tracking_reference === '') return;
    setScanned('');
    void run(() => call('scan_collection_request', { body: { id, tracking_reference } }));
  };
  const choices = nextStatuses(status).filter((one) => isStaff || one === 'cancelled');
  return (
    <Card title={isStaff ? 'Work on it' : 'Change'}>
      {problem && (
        <Notice variant="error" title="Not changed">
          {problem}
        </Notice>
      )}
      {isStaff && (
        <>
          <form onSubmit={scan}>
            <TextInput
              label="Scan a waybill"
              description="The last shipment closes the collection."
              value={scanned}
              onChange={(event) => setScanned(event.currentTarget.value)}
              mb="md"
            />
          </form>
          <Select
            label="Driver"
            placeholder="None yet"
            data={drivers.map((driver) => ({ value: String(driver.id), label: driver.name }))}
            value={driverId === undefined || driverId === null ? null : String(driverId)}
            clearable
            onChange={(next) => void change({ driver_id: next === null ? null : Number(next) })}
            mb="md"
          />
        </>
      )}
      {isStaff && choices.length > 1 ? (
        <Select
          label="Status"
          data={[status, ...choices].map((one) => ({ value: one, label: requestStatusTitle(one) }))}
          value={status}
          allowDeselect={false}
          onChange={(next) => next !== status && void change({ status: next as CollectionRequestStatus })}
        />
      ) : (
        <Button variant="default" color="red" onClick={() => void change({ status: 'cancelled' })}>
          Cancel bulk collection
        </Button>
      )}
    </Card>
  );
}
