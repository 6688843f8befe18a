/** Builds a provider's own role; the built-in ones exist already (the enum role). */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'roles'>> & { provider_id: number };

export function buildRole(tx: Transaction, attributes: Attributes): Promise<Row<'roles'>> {
  const number = next();
  const values = { name: `role_${number}`, label: `Role ${number}`, ...attributes };
  return tx.insertInto('roles').values(values).returningAll().executeTakeFirstOrThrow();
}
