/** A tab that gives way to a search is hidden at the first key, which is cheap, and taken down once nobody types any more. */

import { useCallback, useLayoutEffect, useState } from 'react';
import type { DrawQueue } from '#platform/web/form/draw-queue.ts';

interface TakenDown {
  readonly takenDown: boolean;
  /** For what cannot wait: an editor must not stand on the page twice. */
  readonly takeDown: () => void;
}

/**
 * Whether what gave way is to be gone by now. It asks for its turn before any result of the same drawing does, so that it is
 * gone before the first of them becomes an editor.
 * @param away whether it is hidden
 */
export function useTakenDown(away: boolean, queue: DrawQueue): TakenDown {
  const [takenDown, setTakenDown] = useState(false);
  if (takenDown && !away) setTakenDown(false);
  const takeDown = useCallback(() => setTakenDown(true), []);
  useLayoutEffect(() => (away && !takenDown ? queue.ask(takeDown) : undefined), [away, takenDown, queue, takeDown]);
  return { takenDown: away && takenDown, takeDown };
}
