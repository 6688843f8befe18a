/** Keeps the data of a component up to date with the server. */
import { useEffect, useRef } from 'react';
import type { EventEntity } from '#generated/events.ts';
import { onMoved, type Moved } from './live.ts';

/**
 * Calls back when a record of the entity moved, by anybody anywhere; null when any record may have. A message carries no data:
 * what is shown is asked for again, as by `useLive('account', load)`. Of queries whose keys begin with the entity, as in
 * `['account', 'list', filters]`: `useLive('account', () => void client.invalidateQueries({ queryKey: ['account'] }))`.
 */
export function useLive(entity: EventEntity, moved: (what: Moved | null) => void): void {
  const latest = useRef(moved);
  latest.current = moved;
  useEffect(() => onMoved(entity, (what) => latest.current(what)), [entity]);
}
