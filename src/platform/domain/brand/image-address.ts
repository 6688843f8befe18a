/** The address from which a stored image is fetched (F017). */

/**
 * `address` as browsers fetch it: an uploaded image is a path, to which `host` is prepended; other addresses stay as
 * they are. Without a host the path is relative to the page.
 */
export function imageAddress(address: string | undefined, host: string | undefined): string | undefined {
  return host !== undefined && address?.startsWith('/images/') ? `${host}${address}` : address;
}
