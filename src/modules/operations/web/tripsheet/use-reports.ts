/** Sends the driver's reports at once, or keeps them until the phone is back online. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFile } from '#modules/shipments/web/shared/send-file.ts';
import { call } from '#platform/web/client/call.ts';
import type { CallError } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { randomKey } from '#platform/web/client/random-key.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { entryStore } from './entry-store.ts';
import {
  failureOf,
  isDue,
  isReported,
  own,
  removeKept,
  sendAll,
  type Entry,
  type Sending,
  type Sent,
} from './outbox.ts';

const retryMs = 20_000;
/** How long what acts on one press can be undone. */
const undoMs = 6_000;

const sending: Sending = {
  upload: (file) => sendFile(file, file.type === 'image/png' ? 'photo.png' : 'photo.jpg', 'shipment-photos'),
  report: async ({ key: idempotencyKey, report }) => {
    if (report.kind === 'event') await call('record_shipment_event', { body: report.body, idempotencyKey });
    else await call('record_delivery', { body: report.body, idempotencyKey });
  },
};

type Report = Omit<Entry, 'key' | 'userId'>;

interface Held {
  readonly key: string;
  readonly isLeaving: boolean;
}

export interface Reports {
  /** Ids of the jobs with unsent reports. */
  readonly waiting: ReadonlySet<number>;
  /** What can still be undone, or is being sent, by the number of the job. */
  readonly held: ReadonlyMap<number, Held>;
  /** Deliveries that the server refused after they had been kept, by the number of the job, until they are corrected. */
  readonly refused: ReadonlyMap<number, Entry>;
  /** Deliveries that were begun on this phone and neither sent nor given up, by the number of the job. */
  readonly drafts: ReadonlyMap<number, Entry>;
  /** Throws the `CallError` of a report that the server refuses. Answers whether it was sent, or is kept for later. */
  readonly send: (entry: Report) => Promise<boolean>;
  /** Sends it after a while in which it can be undone, or at once when the page is left. */
  readonly hold: (entry: Report) => Promise<void>;
  readonly undo: (jobId: number) => Promise<void>;
  /** Keeps a delivery that is being recorded, in place of what was kept of it before. */
  readonly keep: (entry: Report) => Promise<void>;
  readonly dropDraft: (jobId: number) => Promise<void>;
  /** Forgets what was refused about a job, and what was begun. */
  readonly discard: (jobId: number) => Promise<void>;
}

export function useReports(userId: number): Reports {
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set());
  const [held, setHeld] = useState<Reports['held']>(new Map());
  const [refused, setRefused] = useState<Reports['refused']>(new Map());
  const [drafts, setDrafts] = useState<Reports['drafts']>(new Map());
  const showKept = useCallback(async (): Promise<void> => {
    const entries = await own(entryStore, userId);
    const byJob = (some: readonly Entry[]) => new Map(some.map((entry) => [entry.jobId, entry]));
    setRefused(byJob(entries.filter((entry) => entry.refused)));
    setDrafts(byJob(entries.filter((entry) => entry.isDraft)));
  }, [userId]);
  /** One after the other, so that nothing is sent twice. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const sendDue = useCallback(
    (now?: number): Promise<Sent> => {
      const run = turn.current.then(() => sendAll(entryStore, userId, sending, now));
      turn.current = run.catch(() => undefined);
      return run;
    },
    [userId],
  );
  const showSent = useCallback(async (): Promise<void> => {
    for (const entity of ['shipment', 'driver_job'])
      void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
    // A job stays as it was reported until the sheet says so too: its buttons don’t come back in between.
    await queryClient.invalidateQueries({ queryKey: entityKey('trip_sheet') });
    await showKept();
    const left = (await own(entryStore, userId)).filter(isReported);
    const isHeld = ({ heldUntil = 0 }: Entry): boolean => heldUntil > Date.now();
    setWaiting(new Set(left.filter((entry) => !isHeld(entry)).map(({ jobId }) => jobId)));
    setHeld(new Map(left.filter(isHeld).map(({ jobId, key }) => [jobId, { key, isLeaving: false }])));
  }, [userId, showKept]);
  const catchUp = useCallback(
    async (now = Date.now()): Promise<void> => {
      const due = (await own(entryStore, userId)).filter((entry) => isDue(entry, now));
      if (due.length === 0) return;
      const keys = new Set(due.map(({ key }) => key));
      setHeld((before) => new Map([...before].map(([id, { key }]) => [id, { key, isLeaving: keys.has(key) }])));
      const sent = await sendDue(now);
      await showSent();
      for (const { entry, error } of sent.refused) showToast('error', `${entry.waybill}: ${messageFor(error)}`, false);
    },
    [sendDue, showSent, userId],
  );
  useEffect(() => {
    const again = (): void => void catchUp();
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void catchUp(Infinity);
    };
    void showKept();
    // What a page that was closed still held back is sent.
    void catchUp(Infinity);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', leave);
      void catchUp(Infinity);
    };
  }, [catchUp, showKept]);
  const discard = async (jobId: number): Promise<void> => {
    await removeKept(entryStore, await own(entryStore, userId), jobId);
    await showKept();
  };
  const draftOf = (jobId: number): string => `draft ${userId} ${jobId}`;
  const keep = async (entry: Report): Promise<void> => {
    await entryStore.put({ ...entry, key: draftOf(entry.jobId), userId, isDraft: true });
    await showKept();
  };
  const dropDraft = async (jobId: number): Promise<void> => {
    await entryStore.remove(draftOf(jobId));
    await showKept();
  };
  const send = async (entry: Report): Promise<boolean> => {
    const key = randomKey();
    await entryStore.put({ ...entry, key, userId });
    const sent = await sendDue();
    const failure = failureOf(sent, key);
    if (failure) {
      // The window still holds everything. The receiver at the door waits for the answer, not for the sheet.
      await entryStore.remove(key);
      void showSent();
      throw failure;
    }
    await showSent();
    // It takes the place of what was refused before.
    await discard(entry.jobId);
    if (sent.waiting > 0) showToast('success', `${entry.waybill} is kept on this phone and sent as soon as possible`);
    return sent.waiting === 0;
  };
  const hold = async (entry: Report): Promise<void> => {
    const key = randomKey();
    await entryStore.put({ ...entry, key, userId, heldUntil: Date.now() + undoMs });
    setHeld((before) => new Map(before).set(entry.jobId, { key, isLeaving: false }));
    setTimeout(() => void catchUp(), undoMs);
  };
  const undo = async (jobId: number): Promise<void> => {
    const key = held.get(jobId)?.key;
    if (key === undefined) return;
    const removing = turn.current.then(() => entryStore.remove(key));
    turn.current = removing.catch(() => undefined);
    await removing;
    setHeld((before) => new Map([...before].filter(([id]) => id !== jobId)));
  };
  return { waiting, held, refused, drafts, send, hold, undo, keep, dropDraft, discard };
}

function messageFor(error: CallError): string {
  return error.errors[0]?.message ?? error.message;
}
