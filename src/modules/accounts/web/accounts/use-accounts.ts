/** The accounts that fit a search, a page of a hundred at a time. */

import { useCallback, useEffect, useState } from 'react';
import type { Account } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';

const pageSize = 100;

interface Found {
  /** Undefined until the first page is there. */
  readonly accounts?: readonly Account[];
  readonly count: number;
  readonly error?: string;
}

export function useAccounts(search: string): Found & { readonly more: () => void; readonly retry: () => void } {
  const [found, setFound] = useState<Found>({ count: 0 });
  const [wanted, setWanted] = useState({ search, pages: 1, attempt: 0 });
  const pages = wanted.search === search ? wanted.pages : 1;
  useEffect(() => {
    const stopped = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const asked = Array.from({ length: pages }, (_, page) => page * pageSize);
        const answers = await Promise.all(
          asked.map((offset) =>
            call('read_accounts', { query: { search, offset, limit: pageSize }, signal: stopped.signal }),
          ),
        );
        if (stopped.signal.aborted) return;
        setFound({ accounts: answers.flatMap(({ accounts }) => accounts), count: answers[0]?.count ?? 0 });
      } catch (failure) {
        const error = messageOf(failure);
        if (!stopped.signal.aborted && error !== null) setFound({ count: 0, error });
      }
    };
    void load();
    return () => stopped.abort();
  }, [search, pages, wanted.attempt]);
  const more = useCallback(
    () => setWanted((before) => ({ ...before, search, pages: (before.search === search ? before.pages : 1) + 1 })),
    [search],
  );
  const retry = useCallback(() => setWanted((before) => ({ ...before, attempt: before.attempt + 1 })), []);
  return { ...found, more, retry };
}
