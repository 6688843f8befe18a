/** Builds a customer account of a provider; money is in cents. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'accounts'>> & { provider_id: number };

export function buildAccount(tx: Transaction, attributes: Attributes): Promise<Row<'accounts'>> {
  const number = next();
  const values = {
    account_code: `ACC${number}`,
    name: `Account ${number}`,
    account_type: 'postpaid' as const,
    ...attributes,
  };
  return tx.insertInto('accounts').values(values).returningAll().executeTakeFirstOrThrow();
}
