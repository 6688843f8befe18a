/** The edit lock of a map: acquired, renewed, and released, also after inactivity (F363). */
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapLayer } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

const heartbeatMs = 60_000;
const answerMs = 60_000;
const usualMinutes = 10;
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

export interface MapEdit {
  readonly isEditing: boolean;
  /** After a period without activity the user is asked whether they are still there. */
  readonly isConfirming: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly stay: () => void;
}

export function useMapEdit(layer: MapLayer): MapEdit {
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const minutes = useProviderSetting('map_inactivity_check_minutes') ?? usualMinutes;
  /** Acquires or renews the lock; ends editing when that is refused. */
  const hold = async (): Promise<void> => {
    try {
      await call('lock_map', { body: { layer } });
      setEditing(true);
    } catch (failure) {
      const message = failure instanceof CallError ? messageOf(failure) : 'Couldn’t begin editing. Try again.';
      if (message !== null) showToast('error', message);
      setEditing(false);
    }
  };
  const goOn = useEffectEvent(hold);
  const end = (): void => {
    setEditing(false);
    setConfirming(false);
  };

  useEffect(() => {
    if (!isEditing) return undefined;
    const beat = setInterval(() => {
      void goOn();
    }, heartbeatMs);
    return () => {
      clearInterval(beat);
      // Not awaited: a lock that is not released expires.
      void call('lock_map', { body: { layer, release: true } }).catch(() => undefined);
    };
  }, [isEditing, layer]);

  useEffect(() => {
    if (!isEditing || isConfirming || minutes === 0) return undefined;
    let idle: ReturnType<typeof setTimeout>;
    const restart = (): void => {
      clearTimeout(idle);
      idle = setTimeout(() => setConfirming(true), minutes * 60_000);
    };
    restart();
    for (const sign of signs) addEventListener(sign, restart);
    return () => {
      clearTimeout(idle);
      for (const sign of signs) removeEventListener(sign, restart);
    };
  }, [isEditing, isConfirming, minutes]);

  useEffect(() => {
    if (!isConfirming) return undefined;
    const gone = setTimeout(() => {
      setConfirming(false);
      setEditing(false);
    }, answerMs);
    return () => clearTimeout(gone);
  }, [isConfirming]);

  return { isEditing, isConfirming, begin: () => void hold(), end, stay: () => setConfirming(false) };
}
