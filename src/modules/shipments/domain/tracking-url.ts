/** The public tracking link of a shipment: the provider's own tracking page, otherwise the portal's. */

/** @param origin of the portal: `https://ship.example.com` */
export function trackingUrl(page: string | undefined, origin: string, reference: string): string {
  const base = page ?? `${origin}/track`;
  return `${base}${base.includes('?') ? '&' : '?'}tracking_reference=${encodeURIComponent(reference)}`;
}

/** The reference in a tracking link, which is what the QR code of a label contains; undefined in any other text. */
export function referenceInLink(text: string): string | undefined {
  if (!isLink(text)) return undefined;
  const [, written] = /[?&]tracking_reference=([^&#]+)/i.exec(text) ?? [];
  try {
    return written && decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** Whether a scanner read an address, such as the QR code of a label, instead of a barcode. */
export function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text.trim());
}
