/** Keeps what a component shows up to date with the server. */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventEntity } from '#generated/events.ts';
import { onMoved, type Moved } from './live.ts';

/**
 * Calls back when a record of the entity moved, by anybody anywhere; `null` when any may have. For what is not asked through
 * TanStack Query: `useLive('account', (moved) => (moved?.id ?? id) === id && load())`.
 */
export function useLive(entity: EventEntity, moved: (what: Moved | null) => void): void {
  const latest = useRef(moved);
  latest.current = moved;
  useEffect(() => onMoved(entity, (what) => latest.current(what)), [entity]);
}

/**
 * Has queries asked again when what they show moved. A query takes part by its key: `[entity]` for a list, `[entity, id]` for a
 * record, with whatever else behind: `['account', 'list', filters]`, `['account', 12, 'answers']`. A list is asked again whenever
 * any record of the entity moved, a record only when it did itself. Call it once for a client; returns how to stop.
 */
export function keepQueriesLive(client: QueryClient): () => void {
  return onMoved(undefined, (moved) => {
    if (moved === null) return void client.invalidateQueries();
    const { entity, id } = moved;
    void client.invalidateQueries({
      predicate: ({ queryKey: [of, record] }) =>
        of === entity && (id === null || typeof record !== 'number' || record === id),
    });
  });
}
