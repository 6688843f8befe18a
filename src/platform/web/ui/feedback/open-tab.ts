/** Opens a new tab, and lets the shell say so where the browser does not allow it. */

const listeners = new Set<() => void>();

/** The tab knows nothing of this page. */
export function openTab(address: string): void {
  const opened = window.open(address, '_blank');
  if (!opened) return listeners.forEach((listener) => listener());
  opened.opener = null;
}

/** Hears of tabs that could not be opened; returns how not to. */
export function onTabBlocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
