/** The addresses that are notified of changes to money and secrets. */

/** The setting that holds the addresses. */
export const ownersKey = 'owner_email_addresses';

/** The addresses in the setting's value, which are separated by commas; empty for anything else. */
export function addressesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}
