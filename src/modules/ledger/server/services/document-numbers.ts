/** Numbers of a provider's invoices, credit notes and payments. */
import { nextNumber } from '#platform/server/db/number-series.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { documentNumber, type NumberedDocument } from '../../domain/document-number.ts';

/** `INV000001` first. Lock the account before taking a number, to avoid deadlocks. */
export async function nextDocumentNumber(
  tx: Transaction,
  providerId: number,
  document: NumberedDocument,
): Promise<string> {
  return documentNumber(document, await nextNumber(tx, providerId, document));
}
