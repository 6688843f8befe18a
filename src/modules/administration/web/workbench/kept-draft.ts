/** Keeps what somebody is writing in the browser, so that it is there again after a reload or a crash. */

interface KeptDraft {
  readonly text: string;
  /** What the file said when the draft was begun. */
  readonly from: string;
}

function nameOf(path: string): string {
  return `schema-draft:${path}`;
}

export function keptDraft(path: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(path)) ?? 'null');
    const { text, from } = (kept ?? {}) as Partial<KeptDraft>;
    return typeof text === 'string' && typeof from === 'string' ? { text, from } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is kept now; storage may be full or denied. What says the same as the file is forgotten. */
export function keepDraft(path: string, text: string, from: string): boolean {
  try {
    if (text === from) localStorage.removeItem(nameOf(path));
    else localStorage.setItem(nameOf(path), JSON.stringify({ text, from }));
    return true;
  } catch {
    return text === from;
  }
}
