/** Loads the history page by page, newest first. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { ReadSettingsHistoryQuery, SettingRevision } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { placeQuery } from '../shared/setting-scopes.ts';

interface Pages {
  /** Undefined until the first page has loaded. */
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
  const requestKey = JSON.stringify({ ...placeQuery(selected), setting, source });
  const load = useCallback(
    async (before: Pages): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      // Shown entries stay until the new ones have loaded.
      setPages((shown) => ({ ...shown, loading: true, error: undefined }));
      const query = JSON.parse(requestKey) as ReadSettingsHistoryQuery;
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
    [requestKey],
  );
  const refresh = useCallback(() => void load(nothing), [load]);
  useEffect(() => {
    setPages(nothing);
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  // New saves are added at the top while this is open.
  useEffect(() => onSettingsChanged(refresh), [refresh]);
  return { ...pages, refresh, more: () => void load(pages) };
}
