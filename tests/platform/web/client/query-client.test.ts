/** Lists and records: requested once, again when the connection is back, but not when the window gets the focus. */
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#platform/web/client/query-client.ts';

test('a failure without a connection is reported immediately, and retried when it is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Failed to fetch'))
    .mockResolvedValue('there');
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queryClient, { queryKey: ['shipment', 1], queryFn: load });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  expect(load).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(observer.getCurrentResult().fetchStatus).toBe('idle');
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
