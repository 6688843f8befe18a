/** The edited text: loaded with its vocabulary, stored in the browser, and reset to the current file. */

import { useCallback, useEffect, useState } from 'react';
import type { ReadSchemaSectionAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { onDraftElsewhere, readStoredDraft, storeDraft } from './stored-drafts.ts';

export type SectionText = ReadSchemaSectionAnswer200;

export interface Edited {
  readonly file: SectionText;
  readonly text: string;
  /** Whether it differs from the file. */
  readonly changed: boolean;
  /** Whether leaving would lose changes: only if the browser could not store them. */
  readonly atRisk: boolean;
  /** The file has changed since the draft was started. */
  readonly outdated: boolean;
  /** Increases when the text is replaced from outside the editor. */
  readonly version: number;
}

interface Section {
  readonly edited?: Edited;
  readonly error?: string;
  readonly retry: () => void;
  readonly write: (text: string) => void;
  readonly reset: () => void;
}

export function useSection(tab: string, section: string): Section {
  const [edited, setEdited] = useState<Edited>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stopped = new AbortController();
    setError(undefined);
    const load = async (): Promise<void> => {
      try {
        const file = await call('read_schema_section', { query: { tab, section }, signal: stopped.signal });
        if (!stopped.signal.aborted) setEdited(begun(file));
      } catch (failure) {
        const message = messageOf(failure);
        if (!stopped.signal.aborted && message !== null) setError(message);
      }
    };
    void load();
    return () => stopped.abort();
  }, [tab, section, attempt]);
  const path = edited?.file.path;
  useEffect(() => {
    if (path === undefined) return undefined;
    return onDraftElsewhere(path, () => setEdited((before) => before && followed(before)));
  }, [path]);
  const stored = useCallback(
    ({ file }: Edited, text: string): Pick<Edited, 'text' | 'changed' | 'atRisk'> => {
      const isStored = storeDraft(file.path, { text, from: file.text, tab, section });
      return { text, changed: text !== file.text, atRisk: !isStored };
    },
    [tab, section],
  );
  const write = useCallback(
    (text: string): void => setEdited((before) => before && { ...before, ...stored(before, text) }),
    [stored],
  );
  const reset = useCallback((): void => {
    setEdited((before) => {
      if (!before) return before;
      return { ...before, ...stored(before, before.file.text), outdated: false, version: before.version + 1 };
    });
  }, [stored]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(edited && { edited }), ...(error !== undefined && { error }), retry, write, reset };
}

/** The stored draft, or the current file. */
function begun(file: SectionText): Edited {
  const draft = readStoredDraft(file.path);
  const text = draft?.text ?? file.text;
  const outdated = draft !== undefined && draft.from !== file.text;
  return { file, text, changed: text !== file.text, atRisk: false, outdated, version: 0 };
}

/** The draft as another tab of this browser left it: there is one draft, whichever tab it is written in. */
function followed(before: Edited): Edited {
  // What could not be stored is known to this tab alone.
  if (before.atRisk) return before;
  const now = begun(before.file);
  return now.text === before.text ? before : { ...now, version: before.version + 1 };
}
