/** The feature that a mode of the shipment page requires: without it users get the usual page. */
import type { Feature } from '#generated/types.ts';

export function featureOfMode(mode: string | undefined): Feature | undefined {
  if (mode === 'data-capturing') return 'data_capturing';
  return mode?.startsWith('kiosk') ? 'kiosk' : undefined;
}
