/** Which layout of the booking form a user gets. */
import type { Feature } from '#generated/types.ts';
import { featureOfMode } from '#platform/domain/page-mode.ts';
import type { Audience } from '#platform/web/client/session.ts';

export type BookingLayout = 'customer' | 'staff' | 'data_capture' | 'kiosk' | 'mobile';

export interface BookingViewer {
  readonly audience: Audience;
  /** The shipment page mode of the user: `kiosk`, `data-capturing` … */
  readonly pageMode: string | undefined;
  /** `m` in the address. */
  readonly mode: string | null;
  /** Opened as the page for small screens. */
  readonly isMobile: boolean;
  /** Enabled features. */
  readonly features: readonly Feature[];
}

/** The address overrides the user's mode; only staff may use data capture or the kiosk, where these are enabled. */
export function bookingLayout({ audience, pageMode, mode, isMobile, features }: BookingViewer): BookingLayout {
  if (audience !== 'staff') return isMobile ? 'mobile' : 'customer';
  const feature = mode === 'data-capture' ? 'data_capturing' : featureOfMode(pageMode);
  if (!feature || !features.includes(feature)) return 'staff';
  return feature === 'kiosk' ? 'kiosk' : 'data_capture';
}

/** Whether the address opens the quick quote, which belongs to quotes; without them it opens the booking form. */
export function isQuickQuote(query: URLSearchParams, features: readonly Feature[]): boolean {
  return query.get('quick_quote') === 'true' && features.includes('shipment_quotes');
}

/** Whether a booking can be saved as a quote instead. */
export function mayQuote(audience: Audience, features: readonly Feature[] = []): boolean {
  return audience !== 'guest' && features.includes('shipment_quotes');
}
