/** Builds a depot of a provider. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'branches'>> & { provider_id: number };

export function buildBranch(tx: Transaction, attributes: Attributes): Promise<Row<'branches'>> {
  const number = next();
  const values = { code: `B${number}`, name: `Branch ${number}`, ...attributes };
  return tx.insertInto('branches').values(values).returningAll().executeTakeFirstOrThrow();
}
