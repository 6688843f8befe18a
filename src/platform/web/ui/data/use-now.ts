/** The current time, updated once a minute, for everything on the page that depends on it. */
import { useSyncExternalStore } from 'react';

const everyMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date();

/** One timer for the page: a table has a date in every row. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((one) => one()), everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** What is rendered together has the same time. */
function current(): Date {
  if (Math.abs(Date.now() - now.getTime()) >= 1_000) now = new Date();
  return now;
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, current, current);
}
