/** Drafts of sections, stored in the browser so that they survive a reload or a crash. */

interface Draft {
  readonly text: string;
  /** The file's text when the draft was started. */
  readonly from: string;
}

export interface StoredDraft extends Draft {
  readonly tab: string;
  readonly section: string;
}

const prefix = 'schema-draft:';

export function readStoredDraft(path: string): Draft | undefined {
  const { text, from } = parse(localStorageItem(prefix + path));
  return text === undefined || from === undefined ? undefined : { text, from };
}

/** Every draft of this browser, also of sections that are not in the catalogue yet. */
export function storedDrafts(): readonly StoredDraft[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return [...names].sort().flatMap((name) => {
      const { text, from, tab, section } = parse(localStorageItem(name));
      // An earlier version stored neither tab nor section: those drafts are found in their section.
      const isWhole = text !== undefined && from !== undefined && tab !== undefined && section !== undefined;
      return isWhole ? [{ text, from, tab, section }] : [];
    });
  } catch {
    return [];
  }
}

/** Whether it was stored; storage may be full or blocked. A draft equal to the file is removed. */
export function storeDraft(path: string, draft: StoredDraft): boolean {
  const isChanged = draft.text !== draft.from;
  try {
    if (isChanged) localStorage.setItem(prefix + path, JSON.stringify(draft));
    else localStorage.removeItem(prefix + path);
    return true;
  } catch {
    return !isChanged;
  }
}

/**
 * Calls back when another tab of this browser stored or removed the draft, until the returned function is called.
 * @param path undefined for any draft
 */
export function onDraftElsewhere(path: string | undefined, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || (path === undefined ? key.startsWith(prefix) : key === prefix + path)) listener();
  };
  // A tab that the browser froze missed the event.
  const onShown = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onShown);
  };
}

/** The title in the text of a section, which may be broken; undefined without one. */
export function titleIn(text: string): string | undefined {
  return /"title":\s*"((?:[^"\\]|\\.)+)"/.exec(text)?.[1];
}

function localStorageItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The texts that a draft has; nothing for what is no draft. */
function parse(stored: string | null): Partial<StoredDraft> {
  try {
    const parts = Object.entries((JSON.parse(stored ?? 'null') ?? {}) as object);
    return Object.fromEntries(parts.filter(([, part]) => typeof part === 'string'));
  } catch {
    return {};
  }
}
