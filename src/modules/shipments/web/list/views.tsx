/** The daily views of staff: all shipments and the problem views (F145). */
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience } from '#platform/web/client/session.ts';
import styles from './views.module.css';

const paging: ReadonlySet<string> = new Set(['page', 'size', 'sort', 'columns']);

/** On a phone it may be out of sight. */
function showView(view: HTMLAnchorElement | null): void {
  view?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The filters of an address, independent of their order. */
function filtersOf(address: URLSearchParams): string {
  const entries = [...address].filter(([name]) => !paging.has(name));
  return JSON.stringify([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function ShipmentViews(): ReactNode {
  const isStaff = useAudience() === 'staff';
  const [address] = useSearchParams();
  const { data, isLoading } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'views'],
      queryFn: ({ signal }) => call('read_shipment_views', { signal }),
      enabled: isStaff,
    },
    queryClient,
  );
  const views = data?.views ?? [];
  // The first view keeps the line of those that are loading.
  if (views.length === 0 && !isLoading) return null;
  const now = filtersOf(address);
  const all = [{ id: 'all', title: 'All shipments', filters: {} }, ...views];
  return (
    <Group gap="xs" mb="md" component="nav" aria-label="Views" className={styles['views'] ?? ''}>
      {all.map(({ id, title, filters }) => {
        const own = new URLSearchParams(filters);
        const isShown = filtersOf(own) === now;
        return (
          <Button
            key={id}
            ref={isShown ? showView : undefined}
            component={Link}
            to={{ search: own.toString() }}
            size="xs"
            variant={isShown ? 'light' : 'default'}
            aria-current={isShown ? 'page' : undefined}
          >
            {title}
          </Button>
        );
      })}
    </Group>
  );
}
