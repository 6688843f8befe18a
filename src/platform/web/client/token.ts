/** The bearer token, in local storage, so that every tab of the browser shares the session (F099). */
import { recall, remember } from './memory.ts';

const key = 'access_token';

export function readToken(): string | null {
  return recall(key);
}

export function writeToken(token: string | null): void {
  remember(key, token);
}

/** Calls back when another tab signs in or out. */
export function onTokenElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
