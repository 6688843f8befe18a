/** Loads the questions and answers of an account. */

import { useCallback, useEffect, useState } from 'react';
import type { ReadAccountDetailsAnswer200 } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { useLive } from '#platform/web/client/use-live.ts';

export type Details = ReadAccountDetailsAnswer200;

interface Loaded {
  readonly details?: Details;
  readonly error?: string;
  /** There is no such account that the user may see. */
  readonly isUnknown?: boolean;
}

/** The account with that id, or the user's own. An invalid id matches none. */
export function readDetails(accountId: number | undefined, signal?: AbortSignal): Promise<Details> {
  return call('read_account_details', {
    query: accountId === undefined ? {} : { account_id: accountId },
    ...(signal ? { signal } : {}),
  });
}

export function useDetails(accountId: number | undefined): Loaded & {
  readonly retry: () => void;
  /** Reloads while the current data stays visible. */
  readonly refresh: () => void;
  readonly put: (details: Details) => void;
} {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stopped = new AbortController();
    setLoaded({});
    if (Number.isNaN(accountId)) {
      setLoaded({ isUnknown: true });
      return undefined;
    }
    const load = async (): Promise<void> => {
      try {
        const details = await readDetails(accountId, stopped.signal);
        if (!stopped.signal.aborted) setLoaded({ details });
      } catch (failure) {
        const isUnknown = failure instanceof CallError && failure.status === 404;
        const error = isUnknown ? null : messageOf(failure);
        if (!stopped.signal.aborted && isUnknown) setLoaded({ isUnknown });
        if (!stopped.signal.aborted && error !== null) setLoaded({ error });
      }
    };
    void load();
    return () => stopped.abort();
  }, [accountId, attempt]);
  const refresh = useCallback(() => {
    const put = (details: Details): void =>
      setLoaded((now) => (now.details?.account.id === details.account.id ? { details } : now));
    // If that fails, the current data stays until the next change.
    readDetails(accountId).then(put, () => undefined);
  }, [accountId]);
  useLive('account', (moved) => {
    const { details: shown } = loaded;
    if (!shown || (moved && moved.id !== null && moved.id !== shown.account.id)) return;
    if (moved?.revision && moved.revision <= shown.revision) return;
    refresh();
  });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const put = useCallback((details: Details) => setLoaded({ details }), []);
  return { ...loaded, retry, refresh, put };
}
