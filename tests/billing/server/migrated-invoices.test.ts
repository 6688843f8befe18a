/** Balances that accounts bring along from the system that a provider used before. */
import { expect, test } from 'vitest';
import type { ReadTransactionsAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

test('F247 a migrated invoice keeps its number; only a balance adjustment has one', async () => {
  const { id } = await asOwner(site.database.owner, (tx) => buildAccount(tx, { provider_id: 1 }));
  const open = { account_id: id, amount: -250, description: 'Open when we moved', migration_reference: ' A-20417 ' };
  const added = await staff.post('/api/billing/transactions', { ...open, type: 'balance-adjustment' });
  expect(added.statusCode, added.body).toBe(200);
  const query = `account_id=${encodeURIComponent(`[${id}]`)}`;
  const { transactions } = (await staff.get(`/api/billing/transactions?${query}`)).json<ReadTransactionsAnswer200>();
  expect(transactions).toMatchObject([{ invoice_number: 'A-20417', migration_reference: 'A-20417', amount: -250 }]);
  expect((await staff.post('/api/billing/transactions', { ...open, type: 'admin-debit' })).json()).toMatchObject({
    ...{ code: 'invalid_transaction', errors: [{ field: 'migration_reference' }] },
  });
});
