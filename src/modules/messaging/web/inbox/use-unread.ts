/** The number of unread messages, refetched after some were read here. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

const freshMs = 60_000;

/** Undefined until loaded. */
export function useUnread(): number | undefined {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('inbox_message'), 'unread'],
      queryFn: ({ signal }) => call('read_unread_messages', { signal }),
      staleTime: freshMs,
      refetchOnWindowFocus: true,
    },
    queryClient,
  );
  return data?.unread;
}

/** Refetches everything that shows messages. */
export async function markRead(ids: number[], isRead: boolean): Promise<void> {
  await call('mark_inbox_read', { body: { ids, is_read: isRead } });
  await queryClient.invalidateQueries({ queryKey: entityKey('inbox_message') });
}
