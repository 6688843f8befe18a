/** Runs an action on many rows in parts, so that progress is visible and a lost connection loses nothing. */
import { useEffect, useRef, useState } from 'react';
import type { BulkChange } from '#generated/types.ts';
import { call } from '../../client/call.ts';
import { CallError } from '../../client/call-error.ts';

/** The result for the rows of one part. */
interface BulkPart {
  /** Number of rows that now have the requested state. */
  readonly changed: number;
  readonly refused: readonly NamedRow[];
  /** Of the changed rows, those that need a check. */
  readonly warnings?: readonly NamedRow[];
}

interface NamedRow {
  readonly id: number;
  readonly message: string;
}

/** The idempotency key is the same when a part is sent again, so that the server runs it once. */
export type RunPart = (
  ids: readonly number[],
  sent: { readonly idempotencyKey?: string },
) => Promise<BulkPart | { readonly bulk_change: BulkChange }>;

export interface BulkProgress extends BulkPart {
  /** Rows that were not processed yet. */
  readonly left: readonly number[];
}

/** Rows per request. */
const partSize = 50;
/** Interval between requests for the progress of a job, in milliseconds. */
const askEveryMs = 1500;

interface BulkRun {
  readonly progress: BulkProgress;
  readonly isRunning: boolean;
  /** Rows were changed, or may have been: the request can no longer be edited. */
  readonly isBegun: boolean;
  /** The job that runs the action and continues without this page. */
  readonly jobId: number | undefined;
  /** Continues with the remaining rows and resolves to the final progress. Throws the error of a part, whose rows remain. */
  readonly run: (part: RunPart) => Promise<BulkProgress>;
}

/** `byJob`: the server takes all rows at once, and starts a job when there are many. */
export function useBulkRun(ids: readonly number[], byJob: boolean): BulkRun {
  const [progress, setProgress] = useState<BulkProgress>({ left: ids, changed: 0, refused: [] });
  const [isRunning, setRunning] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const [jobId, setJob] = useState<number>();
  const unanswered = useRef<string>(undefined);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  useLeaveQuestion(isRunning && jobId === undefined);
  const follow = async (begun: BulkChange): Promise<BulkProgress> => {
    setJob(begun.id);
    let change = begun;
    for (;;) {
      const over = change.rows_changed + change.rows_refused;
      const now = {
        left: ids.slice(over),
        changed: change.rows_changed,
        refused: change.refused,
        warnings: change.warnings,
      };
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
        // Browsers generate UUIDs on secure origins only.
        unanswered.current ??= isSecureContext ? crypto.randomUUID() : undefined;
        const key = unanswered.current;
        const answer = await part(next, key === undefined ? {} : { idempotencyKey: key });
        unanswered.current = undefined;
        if ('bulk_change' in answer) return await follow(answer.bulk_change);
        const { changed, refused, warnings = [] } = answer;
        now = {
          left: now.left.slice(next.length),
          changed: now.changed + changed,
          refused: [...now.refused, ...refused],
          warnings: [...(now.warnings ?? []), ...warnings],
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
  return { progress, isRunning, isBegun, jobId, run };
}

/** Whether the server reports that it did nothing. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof CallError && failure.status >= 400 && failure.status < 500;
}

/** The browser asks before closing a tab while the action is running. */
function useLeaveQuestion(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [isRunning]);
}
