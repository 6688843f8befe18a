/** Drafts of sections, stored in the browser so that they survive a reload or a crash. */

export interface StoredDraft {
  readonly text: string;
  /** The file's text when the draft was started. */
  readonly from: string;
  readonly tab: string;
  readonly section: string;
}

const prefix = 'schema-draft:';

export function readStoredDraft(path: string): StoredDraft | undefined {
  return parse(localStorageItem(prefix + path));
}

/** Every draft of this browser, also of sections that are not in the catalogue yet. */
export function storedDrafts(): readonly StoredDraft[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return [...names].sort().flatMap((name) => parse(localStorageItem(name)) ?? []);
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

function parse(stored: string | null): StoredDraft | undefined {
  try {
    const { text, from, tab, section } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<StoredDraft>;
    const isWhole = [text, from, tab, section].every((part) => typeof part === 'string');
    return isWhole ? ({ text, from, tab, section } as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}
