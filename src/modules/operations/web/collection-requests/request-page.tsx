/** `/collection-requests/12`: a bulk collection with driver, status and shipments, which can be scanned. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { collection_request_status } from '#generated/enums.ts';
import { collection_request_shipments } from '#generated/tables.ts';
import type { CollectionRequest, CollectionRequestShipment } from '#generated/types.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { allPages } from '#platform/web/client/read-list.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { LongTable } from '#platform/web/table/long-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Card, CardGrid, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { isOver, requestStatusTitle } from '../../domain/collection-request.ts';
import { RequestChange } from './request-change.tsx';

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
        <Failure
          title="Couldn’t load the collection"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
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
          {mayChange && <RequestChange request={request} isStaff={isStaff} />}
        </CardGrid>
        <TableFrame>
          <LongTable table={collection_request_shipments} rows={members} rowLink="/shipments/{shipment_id}" />
        </TableFrame>
      </Stack>
    </Page>
  );
}
