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

  /** Removes every key, in storage and in memory, that is not to be kept. */
  clear(isKept: (key: string) => boolean): void {
    for (const key of this.unstored.keys()) if (!isKept(key)) this.unstored.delete(key);
    try {
      const storage = this.storage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (!isKept(key)) storage.removeItem(key);
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

/**
 * Keys that belong to the browser rather than to the session, and what begins with one that ends with a colon: choices
 * for the device, and work that is lost if it goes.
 */
const ofBrowser = [
  'navigation_collapsed',
  'outdated_browser_silenced',
  'version_checked_at',
  'host_override',
  'appearance',
  'scanning_hub',
  'hub-scans',
  'schema-draft:',
];

/** Removes every other key of the application. */
export function clearUserData(): void {
  for (const memory of [ofAllTabs, ofTab]) memory.clear(isOfBrowser);
}

function isOfBrowser(key: string): boolean {
  return ofBrowser.some((kept) => (kept.endsWith(':') ? key.startsWith(kept) : key === kept));
}
