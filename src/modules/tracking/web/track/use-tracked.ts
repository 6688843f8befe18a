/** Fetches tracked shipments once a minute and on reconnecting; shows the last answer until a new one arrives. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TrackShipmentsAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { recall, remember } from '#platform/web/client/memory.ts';

interface StoredAnswer {
  readonly references: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly answer: TrackShipmentsAnswer200;
}

const key = 'tracked_shipments_1';
const maxAnswers = 5;
/** Deleted after two weeks, so that the next user of the browser does not find them. */
const retentionMs = 14 * 86_400_000;

/** The last answers about tracked numbers, stored in the browser: shown at once, and with their age while offline. */
export function storedAnswer(references: string, now = Date.now()): StoredAnswer | undefined {
  return read(now).find((stored) => stored.references === references);
}

/** Newest first; the oldest is removed. Answers without shipments are not stored. */
export function storeAnswer(references: string, answer: TrackShipmentsAnswer200, now = Date.now()): void {
  const others = read(now).filter((stored) => stored.references !== references);
  const answers = answer.shipments.length === 0 ? others : [{ references, at: now, answer }, ...others];
  remember(key, answers.length === 0 ? null : JSON.stringify(answers.slice(0, maxAnswers)));
}

function read(now: number): readonly StoredAnswer[] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(list) ? (list as readonly StoredAnswer[]).filter(({ at }) => now - at < retentionMs) : [];
  } catch {
    return [];
  }
}

/** A page that stays open shows new events. */
const refreshMs = 60_000;

export interface Tracking {
  readonly answer: TrackShipmentsAnswer200 | undefined;
  /** The message of the last error. */
  readonly failure: string | undefined;
  /** The time of the answer, if no newer one could be loaded. */
  readonly asOf: Date | undefined;
  readonly retry: () => void;
}

const keyOf = (references: string) => ['tracked_shipment', references];

/** Submitting the same numbers again refreshes them. */
export function askAgain(references: string): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(references) });
}

export function useTracked(references: string): Tracking {
  const [stored] = useState(() => storedAnswer(references));
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    {
      queryKey: keyOf(references),
      queryFn: async ({ signal }) => {
        const answer = await call('track_shipments', { query: { tracking_reference: references }, signal });
        storeAnswer(references, answer);
        return answer;
      },
      ...(stored && { initialData: stored.answer, initialDataUpdatedAt: stored.at }),
      refetchInterval: refreshMs,
      // Fetches in any case: browsers may report being offline wrongly.
      networkMode: 'always',
    },
    queryClient,
  );
  useEffect(() => {
    const again = (): void => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [refetch]);
  const failure = error ? (messageOf(error) ?? 'Couldn’t load. Try again.') : undefined;
  const isOld = data !== undefined && failure !== undefined;
  return {
    answer: data,
    failure,
    asOf: isOld ? new Date(dataUpdatedAt) : undefined,
    retry: () => void refetch(),
  };
}
