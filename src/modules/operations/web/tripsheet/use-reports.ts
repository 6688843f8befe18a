/** Sends the driver's reports at once, or keeps them until the phone is back online. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFile } from '#modules/shipments/web/shared/send-file.ts';
import { call } from '#platform/web/client/call.ts';
import type { CallError } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { entryStore } from './entry-store.ts';
import { own, sendAll, type Entry, type Sending, type Sent } from './outbox.ts';

const retryMs = 20_000;

const sending: Sending = {
  upload: (file) => sendFile(file, file.type === 'image/png' ? 'photo.png' : 'photo.jpg', 'shipment-photos'),
  report: async ({ key: idempotencyKey, report }) => {
    if (report.kind === 'event') await call('record_shipment_event', { body: report.body, idempotencyKey });
    else await call('record_delivery', { body: report.body, idempotencyKey });
  },
};

export interface Reports {
  /** Ids of the jobs with unsent reports. */
  readonly waiting: ReadonlySet<number>;
  /** Throws the `CallError` of a report that the server refuses. */
  readonly send: (entry: Omit<Entry, 'key' | 'userId'>) => Promise<void>;
}

export function useReports(userId: number): Reports {
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  /** One at a time, so that nothing is sent twice. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const flush = useCallback(async (): Promise<Sent> => {
    const run = turn.current.then(() => sendAll(entryStore, userId, sending));
    turn.current = run.catch(() => undefined);
    const sent = await run;
    setWaiting(new Set((await own(entryStore, userId)).map(({ jobId }) => jobId)));
    for (const entity of ['trip_sheet', 'shipment', 'driver_job'])
      void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
    return sent;
  }, [userId]);
  const catchUp = useCallback(async (): Promise<void> => {
    if ((await own(entryStore, userId)).length === 0) return;
    const { refused } = await flush();
    for (const { entry, error } of refused) showToast('error', `${entry.waybill}: ${messageFor(error)}`, false);
  }, [flush, userId]);
  useEffect(() => {
    const again = (): void => void catchUp();
    again();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [catchUp]);
  const send = async (entry: Omit<Entry, 'key' | 'userId'>): Promise<void> => {
    const key = newKey();
    await entryStore.put({ ...entry, key, userId });
    const { refused, waiting: left } = await flush();
    const mine = refused.find((one) => one.entry.key === key);
    if (mine) throw mine.error;
    if (left > 0) showToast('success', `${entry.waybill} is kept on this phone and sent when you’re back online`);
  };
  return { waiting, send };
}

function messageFor(error: CallError): string {
  return error.errors[0]?.message ?? error.message;
}

/** Browsers generate UUIDs on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
