/** Which feature a mode of the shipment page needs: without it people get the usual page. */
import type { Feature } from '#generated/types.ts';

export function featureOfMode(mode: string | undefined): Feature | undefined {
  if (mode === 'data-capturing') return 'data_capturing';
  return mode?.startsWith('kiosk') ? 'kiosk' : undefined;
}
