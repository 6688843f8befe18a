/** One bulk booking file, refetched whenever its job makes progress. */
import { useQuery } from '@tanstack/react-query';
import type { BulkBooking } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useLive } from '#platform/web/client/use-live.ts';

export type LoadingFile =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'error'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly file: BulkBooking };

/** Polling interval for a file in progress when no event arrives, in milliseconds. */
const patienceMs = 3000;

/** @param id as in the address */
export function useBulkBooking(id: string): LoadingFile {
  const isNumber = /^\d+$/.test(id);
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('bulk_booking'), 'one', id],
      queryFn: ({ signal }) => call('read_bulk_booking', { params: { bulk_booking_id: Number(id) }, signal }),
      enabled: isNumber,
      refetchInterval: ({ state }) => (isWorking(state.data?.bulk_booking) ? patienceMs : false),
    },
    queryClient,
  );
  useLive('bulk_booking', (moved) => {
    if (moved === null || moved.id === null || moved.id === Number(id)) void refetch();
  });
  if (!isNumber || (error instanceof CallError && error.status === 404)) return { kind: 'unknown' };
  if (error) return { kind: 'error', message: messageOf(error) ?? 'Try again.', retry: () => void refetch() };
  return data ? { kind: 'ready', file: data.bulk_booking } : { kind: 'loading' };
}

export function isWorking(file: Pick<BulkBooking, 'state'> | undefined): boolean {
  return file?.state === 'checking' || file?.state === 'booking';
}

/** Updates the cached file with the answer of a call. */
export function showFile(file: BulkBooking): void {
  queryClient.setQueryData([...entityKey('bulk_booking'), 'one', String(file.id)], { bulk_booking: file });
}
