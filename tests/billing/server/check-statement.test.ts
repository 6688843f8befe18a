/** Checking a bank statement before it is imported: a file has thousands of lines, and somebody waits for the answer. */
import { expect, test, vi } from 'vitest';
import type { UploadPaymentsAnswer200 } from '#generated/types.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

async function upload(lines: readonly string[], query = ''): Promise<UploadPaymentsAnswer200> {
  const payload = Buffer.from(['Date,Amount,Reference', ...lines].join('\n'));
  const answer = await site.request({
    ...{ method: 'POST', url: `/api/billing/import/payments${query}`, payload },
    headers: {
      ...{ host: 'localhost', authorization: `Bearer ${staff.token}` },
      'content-type': 'application/octet-stream',
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadPaymentsAnswer200>();
}

test('the lines are looked up together, and each gets the outcome that its import would have', async () => {
  const accounts = await asOwner(site.database.owner, async (tx) => [
    await buildAccount(tx, { provider_id: 1 }),
    await buildAccount(tx, { provider_id: 1 }),
  ]);
  const [first, second] = accounts.map(({ account_code }) => account_code);
  const lines = [
    `2021-03-15,10.00,${first}`,
    `2021-03-15,11.00,${second} and thanks`,
    `2021-03-15,12.00,${first} or ${second}`,
    '2021-03-15,13.00,no idea',
    '2021-03-15,14.00,',
    '2021-03-15,-9.00,bank charges',
    ...Array.from({ length: 1500 }, (_, at) => `2021-03-16,${at + 1}.50,unknown ${at}`),
  ];
  const transactions = vi.spyOn(site.database.app.pool, 'connect');
  const checked = await upload(lines, '?dry_run=true');
  expect(transactions.mock.calls.length).toBeLessThan(20);
  transactions.mockRestore();
  expect(checked).toMatchObject({ rows: 1506, added: 1505, matched: 2, skipped: 1, known: 0, failed: 0 });
  const { lines: some } = await upload(lines.slice(0, 6), '?dry_run=true');
  const { lines: imported } = await upload(lines.slice(0, 6));
  expect(imported).toEqual(some);
  expect(imported.filter(({ result }) => result === 'matched').map(({ reason }) => reason)).toEqual(
    accounts.map(({ name }) => name),
  );
  expect(await upload(lines, '?dry_run=true')).toMatchObject({ added: 1500, matched: 0, known: 5 });
});
