/** A tab replaced by search results is hidden at the first key, which is cheap, and unmounted once typing pauses. */

import { useCallback, useLayoutEffect, useState } from 'react';
import type { DrawQueue } from '#platform/web/form/draw-queue.ts';

interface TakenDown {
  readonly takenDown: boolean;
  /** Unmounts at once: an editor must not be on the page twice. */
  readonly takeDown: () => void;
}

/**
 * Whether the hidden content is unmounted. Queued before the results of the same render, so that it is gone before the
 * first of them becomes an editor.
 * @param away whether it is hidden
 */
export function useTakenDown(away: boolean, queue: DrawQueue): TakenDown {
  const [takenDown, setTakenDown] = useState(false);
  if (takenDown && !away) setTakenDown(false);
  const takeDown = useCallback(() => setTakenDown(true), []);
  useLayoutEffect(() => (away && !takenDown ? queue.enqueue(takeDown) : undefined), [away, takenDown, queue, takeDown]);
  return { takenDown: away && takenDown, takeDown };
}
