/** The list of accounts over HTTP: filters, sort and pages as its table says, and each only what they may see. */
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

interface Page {
  readonly accounts: readonly { id: number; name: string; account_type: string; balance?: number }[];
  readonly count: number;
  readonly next_cursor?: string;
}

async function list(query: Readonly<Record<string, unknown>>, caller: Caller = staff): Promise<Page> {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const answer = await caller.get(`/api/accounts?${new URLSearchParams(texts).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

const names = ({ accounts }: Page): readonly string[] => accounts.map(({ name }) => name);

test('F413 a list in the query string is JSON, and a text between % is a part', async () => {
  const prepaid = await list({ account_type: ['prepaid', 'guest'] });
  expect(new Set(prepaid.accounts.map(({ account_type }) => account_type))).toEqual(new Set(['prepaid', 'guest']));
  expect(prepaid.count).toBe(4);
  expect((await list({ account_code: '%arO%' })).count).toBe((await list({ search: 'karoo' })).count);
  expect((await list({ account_code: 'aro' })).count).toBe(0);
  expect((await staff.get('/api/accounts?account_type=prepaid')).statusCode).toBe(400);
  expect((await staff.get('/api/accounts?account_type=["wholesale"]')).statusCode).toBe(400);
});

test('a sort is by a column that offers it, and pages follow each other in it', async () => {
  const all = names(await list({}));
  expect(names(await list({ sort: '-name' }))).toEqual(all.toReversed());
  const first = await list({ limit: 7 });
  const second = await list({ limit: 7, cursor: first.next_cursor! });
  expect([...names(first), ...names(second)]).toEqual(all);
  expect(second).not.toHaveProperty('next_cursor');
  expect((await staff.get('/api/accounts?sort=balance')).statusCode).toBe(400);
  expect((await staff.get('/api/accounts?offset=10001')).statusCode).toBe(400);
});

test('twenty rows are a page unless asked otherwise', async () => {
  const protea = await signIn(site, 'staff@protea.test');
  const { provider_id } = (await protea.get('/api/providers/settings')).json<{ provider_id: number }>();
  const before = (await list({}, protea)).count;
  await inTenant(site.database.owner, provider_id, async (tx) => {
    for (let number = 0; number < 25; number += 1) await buildAccount(tx, { provider_id });
  });
  const page = await list({}, protea);
  expect(page.accounts).toHaveLength(20);
  expect(page.count).toBe(before + 25);
  expect((await list({ limit: 100 }, protea)).accounts).toHaveLength(before + 25);
  expect((await list({})).count).toBe(12);
});

test('whoever is bound to an account finds that one only, whatever they ask for', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const { accounts } = await list({ limit: 100 });
  const other = accounts.find(({ name }) => name !== 'Acme Trading')!;
  expect(names(await list({}, owner))).toEqual(['Acme Trading']);
  expect(names(await list({ id: other.id }, owner))).toEqual([]);
  expect((await list({ sort: '-name', account_type: ['prepaid'] }, owner)).count).toBe(0);
});

test('staff see and filter who is a VIP; the customer is not told', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const body = { settings: { vip_accounts: ['ACME'] }, base_revision: revision };
  expect((await staff.post('/api/providers/settings', body)).statusCode).toBe(200);
  expect(names(await list({ is_vip: true }))).toEqual(['Acme Trading']);
  const owner = await signIn(site, 'owner@acme.test');
  expect((await list({}, owner)).accounts).toMatchObject([{ name: 'Acme Trading', is_vip: false }]);
});
