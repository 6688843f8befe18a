/** Asks for tracked shipments once a minute and when the connection is back; until an answer comes, the last one is shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TrackShipmentsAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';

/** A page that stays open shows what happened meanwhile. */
const refreshMs = 60_000;

export interface Tracking {
  readonly answer: TrackShipmentsAnswer200 | undefined;
  /** What went wrong last, in words. */
  readonly failure: string | undefined;
  /** When the answer was given, where nothing newer could be had. */
  readonly asOf: Date | undefined;
  readonly retry: () => void;
}

const keyOf = (references: string) => ['tracked_shipment', references];

/** Asking again for the same numbers means: is there anything new? */
export function askAgain(references: string): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(references) });
}

export function useTracked(references: string): Tracking {
  const [kept] = useState(() => keptAnswer(references));
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    {
      queryKey: keyOf(references),
      queryFn: async ({ signal }) => {
        const answer = await call('track_shipments', { query: { tracking_reference: references }, signal });
        keepAnswer(references, answer);
        return answer;
      },
      ...(kept && { initialData: kept.answer, initialDataUpdatedAt: kept.at }),
      refetchInterval: refreshMs,
      // Asked in any case: browsers are wrong about being offline.
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
