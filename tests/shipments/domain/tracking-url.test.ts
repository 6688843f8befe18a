/** The tracking link for the receiver. */
import { expect, test } from 'vitest';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';

test('F217 leads to the portal’s tracking page, or to the provider’s own, with the reference', () => {
  expect(trackingUrl(undefined, 'https://ship.test', 'K7P3WM')).toBe(
    'https://ship.test/track?tracking_reference=K7P3WM',
  );
  expect(trackingUrl('https://track.test/?lang=en', 'https://ship.test', 'A&B')).toBe(
    'https://track.test/?lang=en&tracking_reference=A%26B',
  );
});
