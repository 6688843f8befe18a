/** Things a call's answer says about the whole page, heard by the shell: who answers them does not matter to the call. */

export type Signal = 'signedOut' | 'accountClosed' | 'maintenanceMode' | 'impersonationEnded';

const listeners = new Set<(signal: Signal) => void>();

export function emitSignal(signal: Signal): void {
  for (const listener of [...listeners]) listener(signal);
}

export function onSignal(listener: (signal: Signal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
