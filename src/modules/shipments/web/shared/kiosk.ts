/** Kiosk mode: everything is larger, and the page returns to the start for the next customer. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';

/** Whether the user works at a kiosk (F143). */
export function useIsKiosk(): boolean {
  const { user } = useSession();
  const isOn = useProviderSetting('enabled_features')?.includes('kiosk') ?? false;
  const isStaff = useAudience() === 'staff';
  return isOn && isStaff && (user?.shipment_page_mode?.startsWith('kiosk') ?? false);
}

const large = '125%';

/** All sizes are relative to the root font size. */
export function useLargePage(isLarge: boolean): void {
  useEffect(() => {
    if (!isLarge) return undefined;
    const { style } = document.documentElement;
    const before = style.fontSize;
    style.fontSize = large;
    return () => {
      style.fontSize = before;
    };
  }, [isLarge]);
}

/** Seconds for which a kiosk shows the confirmation. */
export const kioskSeconds = 45;

/** Returns to the start after a while without input. */
export function useReturnToStart(isKiosk: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isKiosk) return undefined;
    const leave = (): void => void navigate('/shipments/new');
    let timer = setTimeout(leave, kioskSeconds * 1000);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(leave, kioskSeconds * 1000);
    };
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, wait);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait);
    };
  }, [isKiosk, navigate]);
}
