/** Signals about the whole page that a response carries. The shell listens, so that calls do not depend on screens. */

export type Signal = 'signedOut' | 'accountClosed' | 'maintenanceMode' | 'impersonationEnded';

const listeners = new Set<(signal: Signal) => void>();

export function emitSignal(signal: Signal): void {
  for (const listener of [...listeners]) listener(signal);
}

export function onSignal(listener: (signal: Signal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
