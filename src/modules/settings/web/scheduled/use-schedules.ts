/** The scheduled changes, refetched whenever the settings change. */

import { useCallback, useEffect, useState } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { SettingsSchedule } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { onSettingsChanged } from '#platform/web/client/provider-settings.ts';
import { placeQuery } from '../shared/setting-scopes.ts';

export interface Schedules {
  /** Undefined until loaded. */
  readonly schedules: readonly SettingsSchedule[] | undefined;
  /** The revision of the settings when they were read, which the user has seen. */
  readonly revision: number;
  readonly error: string | undefined;
}

const nothing: Schedules = { schedules: undefined, revision: 0, error: undefined };

/** `selected` must be the same object while the scope is the same; undefined where the user may not see it. */
export function useSchedules(selected: ScopeRef | undefined): Schedules & { readonly refresh: () => void } {
  const [found, setFound] = useState(nothing);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      if (!selected) return;
      try {
        const query = placeQuery(selected);
        const { schedules, revision } = await call('read_settings_schedules', { query, ...(signal ? { signal } : {}) });
        if (!signal?.aborted) setFound({ schedules, revision, error: undefined });
      } catch (failure) {
        const error = messageOf(failure) ?? 'Couldn’t load the scheduled changes. Try again.';
        if (!signal?.aborted) setFound((before) => ({ ...before, error }));
      }
    },
    [selected],
  );
  useEffect(() => {
    setFound(nothing);
    const stopped = new AbortController();
    void load(stopped.signal);
    return () => stopped.abort();
  }, [load]);
  const refresh = useCallback(() => void load(), [load]);
  useEffect(() => onSettingsChanged(refresh), [refresh]);
  return { ...found, refresh };
}
