/** A card of overdue bulk collections on the home page of staff (F348). */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { collection_requests } from '#generated/tables.ts';
import { filterQuery } from '#platform/domain/list-filters.ts';
import { wallClock } from '#platform/domain/time.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { readList } from '#platform/web/client/read-list.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { session, useCan } from '#platform/web/client/session.ts';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { overdueFilters } from '../domain/overdue.ts';
import { mayUseCollections } from './collection-requests/may-use.ts';

export default function CollectionsCard(): ReactNode {
  const mayRead = useCan('API_/collection-requests:GET') && mayUseCollections(session.get());
  const today = wallClock(new Date()).date;
  const filters = overdueFilters(shownSettings(), today);
  const { data } = useQuery(
    {
      queryKey: [...entityKey('collection_request'), 'overdue', filters],
      queryFn: ({ signal }) =>
        readList(collection_requests, { ...filterQuery(collection_requests, filters, today), limit: 1 }, signal),
      enabled: mayRead,
    },
    queryClient,
  );
  if (!mayRead || !data || data.count === 0) return null;
  return (
    <Card title="Bulk collections">
      <Facts>
        <Fact name="Still open">
          <Link to={`/collection-requests?${new URLSearchParams(filters).toString()}`}>
            {data.count}
            {data.isMinimum && '+'}
          </Link>
        </Fact>
      </Facts>
    </Card>
  );
}
