/** Whom an administrator is looking as: kept in this browser, so that every tab and every reload is the same person (F113). */
import { recall, remember } from './memory.ts';

const key = 'impersonated_username';

export function impersonatedUsername(): string | null {
  return recall(key);
}

/** Call once, before anything is asked: the address says whom, and is cleaned of it. */
export function takeImpersonation(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(key);
  if (!named) return;
  remember(key, named);
  address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}

/** Everything that is shown belongs to somebody else then, so the page begins again. */
export function startImpersonating(username: string): void {
  location.assign(`/?${key}=${encodeURIComponent(username)}`);
}

export function stopImpersonating(): void {
  forgetImpersonation();
  location.assign('/users');
}

export function forgetImpersonation(): void {
  remember(key, null);
}

/** Calls back when another tab begins or ends it. */
export function onImpersonationElsewhere(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) listener();
  });
}
