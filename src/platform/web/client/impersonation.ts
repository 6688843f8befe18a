/**
 * The user that an administrator impersonates: stored in this browser, so that every tab and reload shows the same user
 * (F113).
 */
import { recall, remember } from './memory.ts';

const key = 'impersonated_username';

export function impersonatedUsername(): string | null {
  return recall(key);
}

/** Reads the impersonated user from the address and removes it from there. Call once, before the first request. */
export function takeImpersonation(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(key);
  if (!named) return;
  remember(key, named);
  address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}

/** Everything on screen belongs to another user then, so the page reloads. */
export function startImpersonating(username: string): void {
  location.assign(`/?${key}=${encodeURIComponent(username)}`);
}

export function stopImpersonating(): void {
  clearImpersonation();
  location.assign('/users');
}

export function clearImpersonation(): void {
  remember(key, null);
}

/** Calls back when another tab starts or ends the impersonation. */
export function onImpersonationElsewhere(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) listener();
  });
}
