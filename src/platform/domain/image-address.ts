/** Where a stored image is fetched from (F017). */

/**
 * `address` as browsers fetch it: what was uploaded here is a path, which `host` stands before; an address elsewhere stays as it is.
 * Without a host the path is the page's own.
 */
export function imageAddress(address: string | undefined, host: string | undefined): string | undefined {
  return host !== undefined && address?.startsWith('/images/') ? `${host}${address}` : address;
}
