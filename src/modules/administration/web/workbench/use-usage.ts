/** The usage of each setting by providers, loaded once for the whole screen. */

import { useCallback, useEffect, useState } from 'react';
import type { ReadSchemaSectionsAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';

export type Usage = ReadSchemaSectionsAnswer200;

interface UsageState {
  readonly usage?: Usage;
  readonly error?: string;
}

export function useUsage(): UsageState & { readonly retry: () => void } {
  const [state, setState] = useState<UsageState>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stopped = new AbortController();
    call('read_schema_sections', { signal: stopped.signal }).then(
      (usage) => setState({ usage }),
      (failure: unknown) => {
        const error = messageOf(failure);
        if (!stopped.signal.aborted && error !== null) setState({ error });
      },
    );
    return () => stopped.abort();
  }, [attempt]);
  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
