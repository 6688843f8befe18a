/** Storage of the browser that never throws: where it is blocked, values are kept in memory until the page is left. */

class Memory {
  /** Values that could not be stored, by key; null for a key that could not be removed. */
  private readonly unstored = new Map<string, string | null>();
  private readonly storage: () => Storage;

  /** @param storage throws where storage is blocked */
  constructor(storage: () => Storage) {
    this.storage = storage;
  }

  recall(key: string): string | null {
    const own = this.unstored.get(key);
    if (own !== undefined) return own;
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  remember(key: string, value: string | null): void {
    try {
      if (value === null) this.storage().removeItem(key);
      else this.storage().setItem(key, value);
      this.unstored.delete(key);
    } catch {
      // Storage is full or denied.
      this.unstored.set(key, value);
    }
  }

  clear(): void {
    this.unstored.clear();
    try {
      this.storage().clear();
    } catch {
      /* Storage is blocked, so nothing was stored. */
    }
  }
}

const ofAllTabs = new Memory(() => localStorage);
const ofTab = new Memory(() => sessionStorage);

export function recall(key: string): string | null {
  return ofAllTabs.recall(key);
}

export function remember(key: string, value: string | null): void {
  ofAllTabs.remember(key, value);
}

/** Of this tab alone, until it is closed. */
export function recallInTab(key: string): string | null {
  return ofTab.recall(key);
}

export function rememberInTab(key: string, value: string | null): void {
  ofTab.remember(key, value);
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
  for (const memory of [ofAllTabs, ofTab]) memory.clear();
  for (const [key, value] of entries) remember(key, value);
}
