/** Numbers a provider's invoices, credit notes and payments. */
import { nextNumber } from '#platform/server/db/number-series.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { documentNumber } from '../domain/invoice.ts';

/** `INV000001` first. Take the lock of the account before it, so that nobody waits for each other. */
export async function nextDocumentNumber(
  tx: Transaction,
  providerId: number,
  document: 'INV' | 'CR' | 'PMT',
): Promise<string> {
  return documentNumber(document, await nextNumber(tx, providerId, document));
}
