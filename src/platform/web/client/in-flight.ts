/**
 * Identical GETs at the same time become one request: the older one is aborted and resolves with the newer one's
 * response (F412).
 */

interface Flight {
  controller: AbortController;
  successor?: Promise<unknown>;
}

const flights = new Map<string, Flight>();
const ended = (): DOMException => new DOMException('The user logs out', 'AbortError');
/** While the session ends, nothing is read with it. */
let isEnding = false;
const endingListeners = new Set<() => void>();

/**
 * Aborts all reads, and those that begin before the returned function is called: the server would refuse them halfway,
 * and what they answer belongs to nobody any longer.
 */
export function endReads(): () => void {
  isEnding = true;
  for (const { controller } of flights.values()) controller.abort(ended());
  for (const listener of [...endingListeners]) listener();
  return () => {
    isEnding = false;
  };
}

/** For what is read in another way; returns a function that unsubscribes. */
export function onReadsEnding(listener: () => void): () => void {
  endingListeners.add(listener);
  return () => endingListeners.delete(listener);
}

export function latest<T>(key: string, send: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (isEnding) return Promise.reject(ended());
  const flight: Flight = { controller: new AbortController() };
  const older = flights.get(key);
  flights.set(key, flight);
  const answer = run<T>(key, flight, send, signal);
  if (older) {
    older.successor = answer;
    older.controller.abort(new DOMException('Aborted duplicate request', 'AbortError'));
  }
  return answer;
}

async function run<T>(
  key: string,
  flight: Flight,
  send: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const cancel = () => flight.controller.abort(signal?.reason);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await send(flight.controller.signal);
  } catch (failure) {
    if (flight.successor && !signal?.aborted) return (await flight.successor) as T;
    throw failure;
  } finally {
    signal?.removeEventListener('abort', cancel);
    if (flights.get(key) === flight) flights.delete(key);
  }
}
