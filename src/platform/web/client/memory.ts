/** Local storage that never throws: with cookies disabled the page still works and keeps itself what it may not store, until it is left. */

/** What could not be stored, by its key; null for what could not be removed. */
const unstored = new Map<string, string | null>();

export function recall(key: string): string | null {
  const own = unstored.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    // Storage is full or denied.
    unstored.set(key, value);
  }
}

/** What belongs to the browser rather than to the person. */
const ofBrowser = [
  'navigation_collapsed',
  'outdated_browser_silenced',
  'version_checked_at',
  'host_override',
  'appearance',
];

/** Everything else that the application kept. */
export function forgetPerson(): void {
  const kept = ofBrowser.map((key) => [key, recall(key)] as const);
  unstored.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    /* Nothing of the person could be stored. */
  }
  for (const [key, value] of kept) remember(key, value);
}
