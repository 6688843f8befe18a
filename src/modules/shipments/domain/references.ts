/** References of shipments and parcels: short ones that people read to each other, and those that customers choose. */

/** Digits and capitals that nobody takes for one another: no 0 and O, no 1, I and L, no U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const shortLength = 6;

/** Six characters out of random bytes; bytes that would favour some characters are passed over, so give it some to spare. */
export function shortReference(bytes: Uint8Array): string {
  const fair = Math.floor(256 / alphabet.length) * alphabet.length;
  let reference = '';
  for (const byte of bytes) {
    if (byte < fair && reference.length < shortLength) reference += alphabet[byte % alphabet.length];
  }
  if (reference.length < shortLength) throw new RangeError('A short reference needs more random bytes.');
  return reference;
}

/** A custom reference always begins with the account's prefix. */
export function withPrefix(reference: string, prefix: string): string {
  return prefix === '' || reference.startsWith(prefix) ? reference : `${prefix}${reference}`;
}

export interface GeneratedReferences {
  readonly auto_add_custom_references?: boolean | undefined;
  readonly auto_add_custom_references_remove_dash?: boolean | undefined;
}

/** The reference that a shipment without one gets: `KAROO-004512` or `KAROO004512`; undefined when none is generated (F173). */
export function generatedReference(settings: GeneratedReferences, prefix: string, number: number): string | undefined {
  if (settings.auto_add_custom_references !== true) return undefined;
  const dash = settings.auto_add_custom_references_remove_dash === true ? '' : '-';
  return `${prefix}${prefix === '' ? '' : dash}${String(number).padStart(6, '0')}`;
}

/** The reference of a parcel: that of its shipment and its place in it. */
export function parcelReference(shipment: string, number: number): string {
  return `${shipment}/${number}`;
}
