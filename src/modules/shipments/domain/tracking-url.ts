/** The public tracking link of a shipment: the provider's own tracking page, otherwise the portal's. */

/** @param origin of the portal: `https://ship.example.com` */
export function trackingUrl(page: string | undefined, origin: string, reference: string): string {
  const base = page ?? `${origin}/track`;
  return `${base}${base.includes('?') ? '&' : '?'}tracking_reference=${encodeURIComponent(reference)}`;
}
