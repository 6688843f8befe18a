/** Local storage that never throws: with cookies disabled the page still works, it only forgets. */

export function recall(key: string): string | null {
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
  } catch {
    /* Storage is full or denied: nothing depends on it. */
  }
}

/** What belongs to the browser rather than to the person. */
const ofBrowser = ['navigation_collapsed', 'outdated_browser_silenced', 'version_checked_at'];

/** Everything else that the application kept. */
export function forgetPerson(): void {
  const kept = ofBrowser.map((key) => [key, recall(key)] as const);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    return;
  }
  for (const [key, value] of kept) remember(key, value);
}
