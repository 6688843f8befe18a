/** Counts documents by provider, without gaps: who takes a number holds it until the transaction ends. */
import { sql } from 'kysely';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { documentNumber } from '../domain/invoice.ts';

/** `INV000001` first. Take the lock of the account before it, so that nobody waits for each other. */
export async function nextDocumentNumber(
  tx: Transaction,
  provider_id: number,
  document: 'INV' | 'CR' | 'PMT',
): Promise<string> {
  const { last } = await tx
    .insertInto('document_numbers')
    .values({ provider_id, document, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'document']).doUpdateSet({ last: sql`document_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return documentNumber(document, last);
}
