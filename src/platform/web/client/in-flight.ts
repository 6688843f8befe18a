/**
 * Identical GETs at the same time become one request: the older one is aborted and resolves with the newer one's
 * response (F412).
 */

interface Flight {
  controller: AbortController;
  successor?: Promise<unknown>;
}

const flights = new Map<string, Flight>();

export function latest<T>(key: string, send: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
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
