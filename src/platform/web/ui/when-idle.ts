/** Work for while the browser has nothing else to do. */

/** For browsers without idle callbacks, in ms. */
const pause = 50;
/** A page that has been open this long shows its data, on slow phones too. */
const settledMs = 2_000;

/** Returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** For loading what a user may need next: that must not delay what the page shows first, and is not tried offline. */
export function whenSettled(work: () => void): void {
  const start = (): void => {
    if (navigator.onLine) whenIdle(work);
  };
  if (typeof window !== 'undefined') setTimeout(start, settledMs);
}
