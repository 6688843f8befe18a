/** Renders a long list of editors in steps: the first screenful at once, the rest while the browser is idle. */

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#platform/web/ui/when-idle.ts';

/** Number of lines that fill a usual screen. */
const atOnce = 10;
/** Number of lines per step, which together stay below a long task. */
const aStep = 4;
/**
 * The number of `count` lines to render by now.
 * @param whole whether to render all of them at once, as when a link leads to one
 */
export function useGradually(count: number, whole: boolean): number {
  const [drawn, setDrawn] = useState(whole ? Infinity : atOnce);
  if (whole && drawn < Infinity) setDrawn(Infinity);
  const unfinished = drawn < count;
  useEffect(() => (unfinished ? whenIdle(() => setDrawn((before) => before + aStep)) : undefined), [unfinished, drawn]);
  useEffect(() => {
    if (!unfinished) return undefined;
    // A keyboard user must find the next editor there.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') flushSync(() => setDrawn(Infinity));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [unfinished]);
  return whole ? count : drawn;
}
