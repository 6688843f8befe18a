/** The planned changes as they are now, and again whenever the settings move. */

import { useCallback, useEffect, useState } from 'react';
import type { SettingsSchedule } from '#generated/types.ts';
import { call } from '#web/client/call.ts';
import { messageOf } from '#web/client/call-error.ts';
import { onSettingsChanged } from '#web/client/provider-settings.ts';

export interface Schedules {
  /** Undefined until they are there. */
  readonly schedules: readonly SettingsSchedule[] | undefined;
  /** Where the settings stood when they were read: what the person has seen. */
  readonly revision: number;
  readonly error: string | undefined;
}

export function useSchedules(): Schedules & { readonly refresh: () => void } {
  const [found, setFound] = useState<Schedules>({ schedules: undefined, revision: 0, error: undefined });
  const load = useCallback(async (signal?: AbortSignal): Promise<void> => {
    try {
      const { schedules, revision } = await call('read_settings_schedules', signal ? { signal } : {});
      if (!signal?.aborted) setFound({ schedules, revision, error: undefined });
    } catch (failure) {
      const error = messageOf(failure) ?? 'The planned changes could not be loaded.';
      if (!signal?.aborted) setFound((before) => ({ ...before, error }));
    }
  }, []);
  useEffect(() => {
    const stopped = new AbortController();
    void load(stopped.signal);
    return () => stopped.abort();
  }, [load]);
  const refresh = useCallback(() => void load(), [load]);
  useEffect(() => onSettingsChanged(refresh), [refresh]);
  return { ...found, refresh };
}
