/** Stores the draft in the browser, so that it survives a reload or a crash. */

interface StoredDraft {
  readonly text: string;
  /** The file's text when the draft was started. */
  readonly from: string;
}

function nameOf(path: string): string {
  return `schema-draft:${path}`;
}

export function readStoredDraft(path: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(path)) ?? 'null');
    const { text, from } = (stored ?? {}) as Partial<StoredDraft>;
    return typeof text === 'string' && typeof from === 'string' ? { text, from } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was stored; storage may be full or blocked. A draft equal to the file is removed. */
export function storeDraft(path: string, text: string, from: string): boolean {
  try {
    if (text === from) localStorage.removeItem(nameOf(path));
    else localStorage.setItem(nameOf(path), JSON.stringify({ text, from }));
    return true;
  } catch {
    return text === from;
  }
}
