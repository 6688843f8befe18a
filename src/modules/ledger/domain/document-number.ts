/** Numbers of invoices, credit notes and payments. */

export type NumberedDocument = 'INV' | 'CR' | 'PMT';

/** `INV000031` for 31 (F247). */
export function documentNumber(document: NumberedDocument, count: number): string {
  return `${document}${String(count).padStart(6, '0')}`;
}
