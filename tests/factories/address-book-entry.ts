/** Builds a saved address of an account. */
import { randomBytes } from 'node:crypto';
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'address_book_entries'>> & { provider_id: number; account_id: number };

export function buildAddressBookEntry(tx: Transaction, attributes: Attributes): Promise<Row<'address_book_entries'>> {
  const number = next();
  const values = {
    ...{ name: `Customer ${number}`, address_type: 'business' as const, street_address: `${number} Long Street` },
    ...{ local_area: 'City Bowl', city: 'Cape Town', zone: 'Western Cape', code: '8001', country: 'ZA' },
    ...{ source: 'manual' as const, fingerprint: randomBytes(32) },
    ...attributes,
  };
  return tx.insertInto('address_book_entries').values(values).returningAll().executeTakeFirstOrThrow();
}
