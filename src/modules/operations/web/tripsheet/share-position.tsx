/**
 * The driver’s position while the tripsheet is open: sent where the provider requires it (F335) and the driver agreed
 * on this phone.
 */
import { Button, Group } from '@mantine/core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { recall, remember } from '#platform/web/client/memory.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';

/** Default interval in seconds. */
const usualInterval = 60;
/** Only a current position: an older one would be misleading. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 0, enableHighAccuracy: true };

export interface SharedPosition {
  readonly isRequired: boolean;
  readonly isShared: boolean;
  /** The browser denies access to the position. */
  readonly isBlocked: boolean;
  readonly share: (isShared: boolean) => void;
  /** Sends the position now, with a report; does nothing where it is not shared. */
  readonly send: () => void;
}

export function useSharedPosition(userId: number): SharedPosition {
  const mayHave = useProviderSetting('driver_live_tracking') === true;
  const isOn = useProviderSetting('driver_live_tracking_enabled') === true;
  const interval = useProviderSetting('driver_live_tracking_interval') ?? usualInterval;
  const key = `shares_position:${userId}`;
  const [hasAgreed, setAgreed] = useState(() => recall(key) !== null);
  const [isBlocked, setBlocked] = useState(false);
  const isRequired = mayHave && isOn;
  const isShared = isRequired && hasAgreed;
  const send = useCallback((): void => {
    if (isShared) void sendPosition().then(setBlocked);
  }, [isShared]);
  useEffect(() => {
    if (!isShared) return undefined;
    send();
    const timer = setInterval(send, interval * 1000);
    return () => clearInterval(timer);
  }, [isShared, interval, send]);
  const share = (agrees: boolean): void => {
    remember(key, agrees ? 'yes' : null);
    setAgreed(agrees);
    setBlocked(false);
  };
  return { isRequired, isShared, isBlocked, share, send };
}

/**
 * Returns whether the browser denied access. A position that can’t be determined or sent is dropped, because the next
 * one is newer.
 */
async function sendPosition(): Promise<boolean> {
  try {
    const { coords, timestamp } = await here();
    const date = new Date(timestamp).toISOString();
    await call('record_driver_position', { body: { lat: coords.latitude, lng: coords.longitude, date } });
    return false;
  } catch (failure) {
    return isRefusal(failure);
  }
}

function here(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, options);
  });
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof GeolocationPositionError && failure.code === failure.PERMISSION_DENIED;
}

/** Informs the driver before anything is sent, and lets them stop sharing. */
export function SharePosition({ position }: { readonly position: SharedPosition }): ReactNode {
  const { isRequired, isShared, isBlocked, share } = position;
  if (!isRequired) return null;
  if (isShared && isBlocked)
    return (
      <Notice variant="warning" title="Your position isn’t sent">
        Your browser doesn’t share it. Allow it in the browser’s settings for this site.
      </Notice>
    );
  return (
    <Notice variant="info" title={isShared ? 'Your position is shared' : 'Share your position?'}>
      <Group justify="space-between" gap="xs">
        While this page is open it is sent to the office, and receivers who wait for you may see where you are.
        <Button variant={isShared ? 'subtle' : 'default'} size="md" onClick={() => share(!isShared)}>
          {isShared ? 'Stop sharing' : 'Share my position'}
        </Button>
      </Group>
    </Notice>
  );
}
