/** Local storage that never throws: where storage is blocked, values are kept in memory until the page is left. */

/** Values that could not be stored, by key; null for a key that could not be removed. */
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

/** Of this tab alone, until it is closed; null where storage is blocked. */
export function recallInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is full or denied.
  }
}

/** Keys that belong to the browser rather than to the user. */
const ofBrowser = [
  'navigation_collapsed',
  'outdated_browser_silenced',
  'version_checked_at',
  'host_override',
  'appearance',
];

/** Removes every other key of the application. */
export function clearUserData(): void {
  const entries = ofBrowser.map((key) => [key, recall(key)] as const);
  unstored.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    /* Storage is blocked, so nothing of the user was stored. */
  }
  for (const [key, value] of entries) remember(key, value);
}
