/** Opens a new tab, and tells the shell when the browser blocks it. */

const listeners = new Set<() => void>();

/** Opened with `noopener`: the tab has no access to this page. */
export function openTab(address: string): void {
  const opened = window.open(address, '_blank');
  if (!opened) return listeners.forEach((listener) => listener());
  opened.opener = null;
}

/** Calls back when a tab was blocked; returns a function that unsubscribes. */
export function onTabBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
