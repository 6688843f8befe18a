/** How many messages are unread; asked for when it is shown, and again once some were read here. */
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';

const freshMs = 60_000;

/** Undefined until it is known. */
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

/** Everything that shows messages is asked for again. */
export async function markRead(ids: number[], isRead: boolean): Promise<void> {
  await call('mark_inbox_read', { body: { ids, is_read: isRead } });
  await queryClient.invalidateQueries({ queryKey: entityKey('inbox_message') });
}
