/** References of shipments and parcels: short ones for reading aloud, and custom ones. */

/** Digits and capitals without similar pairs: no 0 and O, no 1, I and L, no U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const shortLength = 6;

/** Six characters from random bytes; bytes that would bias the result are skipped, so pass a few more. */
export function shortReference(bytes: Uint8Array): string {
  const fair = Math.floor(256 / alphabet.length) * alphabet.length;
  let reference = '';
  for (const byte of bytes) {
    if (byte < fair && reference.length < shortLength) reference += alphabet[byte % alphabet.length];
  }
  if (reference.length < shortLength) throw new RangeError('A short reference needs more random bytes.');
  return reference;
}

/**
 * A custom reference as it is stored: in capitals, because numbers are found however they are written, and beginning with the account's
 * prefix.
 */
export function customReference(reference: string, prefix: string): string {
  const [own, start] = [reference.toUpperCase(), prefix.toUpperCase()];
  return own.startsWith(start) ? own : `${start}${own}`;
}

export interface GeneratedReferences {
  readonly auto_add_custom_references?: boolean | undefined;
  readonly auto_add_custom_references_remove_dash?: boolean | undefined;
}

/**
 * The generated reference of a shipment without one: `KAROO-004512` or `KAROO004512`; undefined when none is generated
 * (F173).
 */
export function generatedReference(settings: GeneratedReferences, prefix: string, number: number): string | undefined {
  if (settings.auto_add_custom_references !== true) return undefined;
  const dash = settings.auto_add_custom_references_remove_dash === true ? '' : '-';
  return `${prefix}${prefix === '' ? '' : dash}${String(number).padStart(6, '0')}`.toUpperCase();
}

/** The reference of a parcel: that of its shipment and its number. */
export function parcelReference(shipment: string, number: number): string {
  return `${shipment}/${number}`;
}
