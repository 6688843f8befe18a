/** Which way of the booking form a person gets. */
import type { Feature } from '#generated/types.ts';
import { featureOfMode } from '#platform/domain/page-mode.ts';
import type { Audience } from '#platform/web/client/session.ts';

export type BookingLayout = 'customer' | 'staff' | 'data_capture' | 'kiosk' | 'mobile';

export interface BookingViewer {
  readonly audience: Audience;
  /** How the user's shipment page is set up: `kiosk`, `data-capturing` … */
  readonly pageMode: string | undefined;
  /** `m` of the address. */
  readonly mode: string | null;
  /** Opened as the page for small screens. */
  readonly isMobile: boolean;
  /** Those that are turned on. */
  readonly features: readonly Feature[];
}

/** The address wins over what the person's user says; only staff capture data or work at a kiosk, where that is turned on. */
export function bookingLayout({ audience, pageMode, mode, isMobile, features }: BookingViewer): BookingLayout {
  if (audience !== 'staff') return isMobile ? 'mobile' : 'customer';
  const feature = mode === 'data-capture' ? 'data_capturing' : featureOfMode(pageMode);
  if (!feature || !features.includes(feature)) return 'staff';
  return feature === 'kiosk' ? 'kiosk' : 'data_capture';
}
