/** Completes web addresses: `kestrel.test` and `http://kestrel.test` become `https://kestrel.test`. */

const hostLike = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[:/?#]|$)/i;

/**
 * The address with `https://` in front where the scheme is missing or http; anything else unchanged. Addresses of a
 * provider are forced to https (F423). A path on the same origin stays a path.
 */
export function completeAddress(text: string): string {
  const address = text.trim();
  if (/^http:\/\//i.test(address) && !/^http:\/\/localhost\b/i.test(address)) return `https://${address.slice(7)}`;
  return hostLike.test(address) ? `https://${address}` : address;
}

/** The address if a browser may safely open it, else undefined. */
export function openable(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (/^\/(?![/\\])/.test(text)) return text;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
