/** The history a page at a time, newest first, until all of it is there. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScopeRef } from '#platform/domain/scope.ts';
import type { ReadSettingsHistoryQuery, SettingRevision } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { placeQuery } from '../shared/setting-scopes.ts';

interface Pages {
  /** Undefined until the first page is there. */
  readonly revisions: readonly SettingRevision[] | undefined;
  readonly next: number | null;
  readonly loading: boolean;
  readonly error: string | undefined;
}

const nothing: Pages = { revisions: undefined, next: null, loading: true, error: undefined };

export interface History extends Pages {
  readonly more: () => void;
  readonly refresh: () => void;
}

export function useHistory(selected: ScopeRef, setting: string | undefined, source: string | undefined): History {
  const [pages, setPages] = useState<Pages>(nothing);
  const running = useRef<AbortController>(undefined);
  const asked = JSON.stringify({ ...placeQuery(selected), setting, source });
  const load = useCallback(
    async (before: Pages): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      // What is there stays until what is new is there.
      setPages((shown) => ({ ...shown, loading: true, error: undefined }));
      const query = JSON.parse(asked) as ReadSettingsHistoryQuery;
      if (before.next !== null) query.before = before.next;
      try {
        const { revisions, next } = await call('read_settings_history', { query, signal });
        if (signal.aborted) return;
        setPages({ revisions: [...(before.revisions ?? []), ...revisions], next, loading: false, error: undefined });
      } catch (failure) {
        if (signal.aborted) return;
        const error = messageOf(failure) ?? 'Couldn’t load the history. Try again.';
        setPages((shown) => ({ ...shown, loading: false, error }));
      }
    },
    [asked],
  );
  const refresh = useCallback(() => void load(nothing), [load]);
  useEffect(() => {
    setPages(nothing);
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  // What somebody saves while this is open belongs at the top of it.
  useEffect(() => onSettingsChanged(refresh), [refresh]);
  return { ...pages, refresh, more: () => void load(pages) };
}
