/** Which way of the booking form a person gets. */
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
}

/** The address wins over what the person's user says; only staff capture data or work at a kiosk. */
export function bookingLayout({ audience, pageMode, mode, isMobile }: BookingViewer): BookingLayout {
  if (audience !== 'staff') return isMobile ? 'mobile' : 'customer';
  if (mode === 'data-capture' || pageMode === 'data-capturing') return 'data_capture';
  return pageMode === 'kiosk' || pageMode === 'kiosk-with-payment-flow' ? 'kiosk' : 'staff';
}
