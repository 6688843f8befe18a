/** Where the owners of a provider are told of changes to money and secrets. */

/** The setting that holds the addresses. */
export const ownersKey = 'owner_email_addresses';

/** Addresses out of the setting's value, which separates them by commas; none for anything else. */
export function addressesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}
