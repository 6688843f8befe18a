/** Does something with many rows, a part at a time, so that it is seen how far it is and a lost connection loses nothing. */
import { useEffect, useRef, useState } from 'react';
import type { BulkChange } from '#generated/types.ts';
import { call } from '../client/call.ts';
import { CallError } from '../client/call-error.ts';

/** What became of the rows of one part. */
interface BulkPart {
  /** How many are as they were asked to be. */
  readonly changed: number;
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** The key is the same when the part is sent again, so that the server does it once. */
export type RunPart = (
  ids: readonly number[],
  sent: { readonly idempotencyKey?: string },
) => Promise<BulkPart | { readonly bulk_change: BulkChange }>;

export interface BulkProgress extends BulkPart {
  /** Rows that nothing was done with yet. */
  readonly left: readonly number[];
}

/** Rows of one request. */
const partSize = 50;
/** How often a job is asked how far it is. */
const askEveryMs = 1500;

interface BulkRun {
  readonly progress: BulkProgress;
  readonly isRunning: boolean;
  /** Something was done, or may have been: what is asked cannot be changed any more. */
  readonly isBegun: boolean;
  /** A job does it, which goes on without this page. */
  readonly isJob: boolean;
  /** Goes on with what is left, and answers how it stands at the end. Throws what a part throws; the rows of that part are left. */
  readonly run: (part: RunPart) => Promise<BulkProgress>;
}

/** `byJob`: the server takes all rows at once, and makes a job of many. */
export function useBulkRun(ids: readonly number[], byJob: boolean): BulkRun {
  const [progress, setProgress] = useState<BulkProgress>({ left: ids, changed: 0, refused: [] });
  const [isRunning, setRunning] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [isJob, setJob] = useState(false);
  const unanswered = useRef<string>(undefined);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  useLeaveQuestion(isRunning && !isJob);
  const follow = async (begun: BulkChange): Promise<BulkProgress> => {
    setJob(true);
    let change = begun;
    for (;;) {
      const over = change.rows_changed + change.rows_refused;
      const now = { left: ids.slice(over), changed: change.rows_changed, refused: change.refused };
      setProgress(now);
      if (change.state === 'done' || isClosed.current) return now;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      change = (await call('read_bulk_changes', { query: { id: begun.id } })).bulk_changes[0] ?? change;
    }
  };
  const run = async (part: RunPart): Promise<BulkProgress> => {
    let now = progress;
    setRunning(true);
    try {
      while (now.left.length > 0) {
        const next = byJob ? now.left : now.left.slice(0, partSize);
        // Browsers make keys on secure origins only.
        unanswered.current ??= isSecureContext ? crypto.randomUUID() : undefined;
        const key = unanswered.current;
        const answer = await part(next, key === undefined ? {} : { idempotencyKey: key });
        unanswered.current = undefined;
        if ('bulk_change' in answer) return await follow(answer.bulk_change);
        const { changed, refused } = answer;
        now = {
          left: now.left.slice(next.length),
          changed: now.changed + changed,
          refused: [...now.refused, ...refused],
        };
        setProgress(now);
        setBegun(true);
      }
    } catch (failure) {
      if (isRefusal(failure)) unanswered.current = undefined;
      else setBegun(true);
      throw failure;
    } finally {
      setRunning(false);
    }
    return now;
  };
  return { progress, isRunning, isBegun, isJob, run };
}

/** The server says that it did nothing. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof CallError && failure.status >= 400 && failure.status < 500;
}

/** The browser asks before a tab is closed whose work is not done. */
function useLeaveQuestion(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
