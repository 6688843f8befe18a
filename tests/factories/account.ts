/** Builds a customer account of a provider; amounts are in cents. A balance comes from a transaction, like every balance. */
import type { NewRow, Row } from '#generated/database.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { next } from './sequence.ts';

type Attributes = Partial<NewRow<'accounts'>> & { provider_id: number };

export async function buildAccount(tx: Transaction, attributes: Attributes): Promise<Row<'accounts'>> {
  const number = next();
  const values = {
    account_code: `ACC${number}`,
    name: `Account ${number}`,
    account_type: 'postpaid' as const,
    ...attributes,
  };
  const account = await tx.insertInto('accounts').values(values).returningAll().executeTakeFirstOrThrow();
  if (account.balance_cents !== 0)
    await tx.insertInto('billing_transactions').values(openingTransaction(account)).execute();
  return account;
}

function openingTransaction(account: Row<'accounts'>): NewRow<'billing_transactions'> {
  const { provider_id, id, balance_cents } = account;
  return {
    ...{ provider_id, account_id: id, amount_cents: balance_cents, balance_cents, type: 'balance-adjustment' },
    description: 'Opening balance',
    effective_date: '2026-09-01',
    transaction_date: '2026-09-01T02:00:00+02:00',
  };
}

/** The id of an account of the demo data. */
export async function accountId(tx: Transaction, code = 'ACME'): Promise<number> {
  const { id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('account_code', '=', code)
    .executeTakeFirstOrThrow();
  return id;
}
