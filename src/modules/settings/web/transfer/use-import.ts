/** The steps of an import: choose a file, dry run, review, and apply exactly what was shown. */

import { useRef, useState } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { ImportSettingsAnswer200 as Answer, SettingsFile } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { reauthenticationKeys } from '#platform/web/client/password.ts';
import { placeRef } from '../shared/setting-scopes.ts';
import { readSettingsFile } from './read-file.ts';

export interface ImportState {
  readonly file: SettingsFile | undefined;
  readonly answer: Answer | undefined;
  readonly busy: boolean;
  readonly error: string | undefined;
}

const nothing: ImportState = { file: undefined, answer: undefined, busy: false, error: undefined };

export interface ImportSteps extends ImportState {
  readonly choose: (chosen: File | null, resetOthers: boolean) => void;
  /** Repeats the dry run for the same file. */
  readonly again: (resetOthers: boolean) => void;
  readonly apply: (resetOthers: boolean) => void;
}

/** Into `selected`, which is constant. `prove` asks for the password where required, and resolves to whether it was right. */
export function useImport(selected: ScopeRef, prove: (keys: readonly string[]) => Promise<boolean>): ImportSteps {
  const [state, setState] = useState<ImportState>(nothing);
  const latest = useRef(0);
  const runImport = async (file: SettingsFile, resetOthers: boolean, seen?: number): Promise<void> => {
    const mine = (latest.current += 1);
    setState((before) => ({ ...before, file, busy: true, error: undefined }));
    const put = (next: Partial<ImportState>): void => {
      if (latest.current === mine) setState((before) => ({ ...before, busy: false, ...next }));
    };
    try {
      const carriedOut = seen === undefined ? {} : { base_revision: seen };
      const body = { scope: placeRef(selected), file, reset_others: resetOthers, ...carriedOut };
      put({ answer: await call('import_settings', { body }) });
    } catch (failure) {
      const sensitive = reauthenticationKeys(failure);
      put(sensitive ? {} : { error: messageOf(failure) ?? 'Couldn’t import the file. Try again.' });
      if (sensitive && (await prove(sensitive))) await runImport(file, resetOthers, seen);
    }
  };
  const choose = async (chosen: File | null, resetOthers: boolean): Promise<void> => {
    latest.current += 1;
    setState(nothing);
    const found = chosen && (await readSettingsFile(chosen));
    if (found?.ok) await runImport(found.file, resetOthers);
    else if (found) setState({ ...nothing, error: found.message });
  };
  const { file, answer } = state;
  return {
    ...state,
    choose: (chosen, resetOthers) => void choose(chosen, resetOthers),
    again: (resetOthers) => file && void runImport(file, resetOthers),
    apply: (resetOthers) => file && answer && void runImport(file, resetOthers, answer.revision),
  };
}
