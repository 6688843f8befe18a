/** Fetches tracked shipments once a minute and on reconnecting; shows the last answer until a new one arrives. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TrackShipmentsAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { storeAnswer, storedAnswer } from './stored-answers.ts';

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
