/** The history a page at a time, newest first, until all of it is there. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SettingPlace } from '../../domain/setting-scope.ts';
import type { ReadSettingsHistoryQuery, SettingMoment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { placeQuery } from '../shared/setting-scopes.ts';

interface Pages {
  /** Undefined until the first page is there. */
  readonly moments: readonly SettingMoment[] | undefined;
  readonly next: number | null;
  readonly loading: boolean;
  readonly error: string | undefined;
}

const nothing: Pages = { moments: undefined, next: null, loading: true, error: undefined };

export interface History extends Pages {
  readonly more: () => void;
  readonly refresh: () => void;
}

export function useHistory(whose: SettingPlace, setting: string | undefined, source: string | undefined): History {
  const [pages, setPages] = useState<Pages>(nothing);
  const running = useRef<AbortController>(undefined);
  const asked = JSON.stringify({ ...placeQuery(whose), setting, source });
  const load = useCallback(
    async (before: Pages): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      // What is there stays until what is new is there.
      setPages((shown) => ({ ...shown, loading: true, error: undefined }));
      const query = JSON.parse(asked) as ReadSettingsHistoryQuery;
      if (before.next !== null) query.before = before.next;
      try {
        const { moments, next } = await call('read_settings_history', { query, signal });
        if (signal.aborted) return;
        setPages({ moments: [...(before.moments ?? []), ...moments], next, loading: false, error: undefined });
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
