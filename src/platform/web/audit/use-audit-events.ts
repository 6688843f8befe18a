/** Reads the audit trail in pages of ten until all `count` events are loaded (F343). */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { audit_events } from '#generated/tables.ts';
import type { AuditEvent, ReadAuditEventsQuery } from '#generated/types.ts';
import { call } from '../client/call.ts';
import { messageOf } from '../client/call-error.ts';
import { entityKey, queryClient } from '../client/query-client.ts';

/** The owner, type and, optionally, the id of the object whose events are read. */
export type AuditSubject = Omit<ReadAuditEventsQuery, 'offset' | 'limit' | 'cursor' | 'start_date' | 'end_date'>;

export interface AuditEvents {
  readonly events: readonly AuditEvent[];
  /** Undefined until the first page has loaded. */
  readonly count: number | undefined;
  readonly loading: boolean;
  readonly error: string | undefined;
  /** Loads the next page; does nothing while one is loading or after the last. */
  readonly more: () => void;
  readonly refresh: () => void;
}

const limit = audit_events.page_size;

/** Newest first. */
export function useAuditEvents(subject: AuditSubject): AuditEvents {
  const queryKey = [...entityKey(audit_events.entity), audit_events.id, subject];
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam: offset, signal }) =>
        call('read_audit_events', { query: { ...subject, offset, limit }, signal }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => {
        const loaded = all.reduce((sum, page) => sum + page.audit_events.length, 0);
        return last.audit_events.length === 0 || loaded >= last.count ? undefined : loaded;
      },
      // Opening the window reads the events again.
      gcTime: 0,
    },
    queryClient,
  );
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const events = useMemo(() => distinct(data?.pages.flatMap((page) => page.audit_events) ?? []), [data]);
  const idle = hasNextPage && !isFetching && error === null;
  const more = useCallback(() => {
    if (idle) void fetchNextPage();
  }, [idle, fetchNextPage]);
  const refresh = (): void => void queryClient.resetQueries({ queryKey, exact: true });
  return {
    events,
    count: data?.pages.at(-1)?.count,
    loading: isFetching,
    error: error === null ? undefined : (messageOf(error) ?? 'Couldn’t load the audit trail. Try again.'),
    more,
    refresh,
  };
}

/** A save between two pages moves events down; they must not be shown twice. */
function distinct(events: readonly AuditEvent[]): readonly AuditEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
