/** Builds a user who can sign in. Provider 0 makes a platform administrator. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { demoPassword, passwordHash } from './password.ts';
import { next } from './sequence.ts';

/** The built-in roles by short names. */
export const roleIds = {
  platformAdmin: 1,
  providerAdmin: 2,
  opsManager: 3,
  support: 4,
  accountOwner: 5,
  accountUser: 6,
  driver: 7,
  warehouse: 8,
  accountUserWithoutBilling: 9,
} as const;

export interface UserAttributes extends Omit<Partial<NewRow<'users'>>, 'password_hash'> {
  readonly provider_id: number;
  /** Default: the demo password. */
  readonly password?: string;
}

export async function buildUser(tx: Transaction, attributes: UserAttributes): Promise<Row<'users'>> {
  const { password = demoPassword, ...given } = attributes;
  const number = next();
  const values = {
    email: `user-${number}@example.test`,
    name: `User ${number}`,
    role_id: roleIds.providerAdmin,
    password_hash: await passwordHash(password),
    ...given,
  };
  return tx.insertInto('users').values(values).returningAll().executeTakeFirstOrThrow();
}
