/** The list of accounts over HTTP: filters, sort and paging as the table declares, limited to what each user may see. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accounts as accountsModule } from '#modules/accounts/server/module.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildAccount } from '../../factories/account.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

/** Does what the handler of `settings_changed` does, in the worker's role. */
const noteVips = () =>
  inTenant(site.database.worker, 1, (tx) =>
    accountsModule.handlers!(site.app).settings_changed!(
      tx,
      { scope: 'provider', scope_id: 0, keys: ['vip_accounts'], revision: 1 },
      { providerId: 1, eventId: 1, emittedAt: new Date() },
    ),
  );

interface Page {
  readonly accounts: readonly {
    id: number;
    name: string;
    account_code: string;
    account_type: string;
    balance?: number;
  }[];
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

test('F413 a list in the query string is JSON, and a text between % matches a part', async () => {
  const prepaid = await list({ account_type: ['prepaid', 'guest'] });
  expect(new Set(prepaid.accounts.map(({ account_type }) => account_type))).toEqual(new Set(['prepaid', 'guest']));
  expect(prepaid.count).toBe(4);
  expect((await list({ account_code: '%arO%' })).count).toBe((await list({ search: 'karoo' })).count);
  expect((await list({ account_code: 'aro' })).count).toBe(0);
  expect((await staff.get('/api/accounts?account_type=prepaid')).statusCode).toBe(400);
  expect((await staff.get('/api/accounts?account_type=["wholesale"]')).statusCode).toBe(400);
});

test('sorting is limited to sortable columns, and is stable across pages', async () => {
  const all = names(await list({}));
  expect(names(await list({ sort: '-name' }))).toEqual(all.toReversed());
  const first = await list({ limit: 7 });
  const second = await list({ limit: 7, cursor: first.next_cursor! });
  expect([...names(first), ...names(second)]).toEqual(all);
  expect(second).not.toHaveProperty('next_cursor');
  expect((await staff.get('/api/accounts?sort=balance')).statusCode).toBe(400);
  expect((await staff.get('/api/accounts?offset=10001')).statusCode).toBe(400);
});

test('the default page size is twenty', async () => {
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

test('users bound to an account find only that account', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const { accounts } = await list({ limit: 100 });
  const other = accounts.find(({ name }) => name !== 'Acme Trading')!;
  expect(names(await list({}, owner))).toEqual(['Acme Trading']);
  expect(names(await list({ id: other.id }, owner))).toEqual([]);
  expect((await list({ sort: '-name', account_type: ['prepaid'] }, owner)).count).toBe(0);
});

test('F238 staff see and filter VIP accounts, which are listed first; customers do not see the flag', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const body = { settings: { vip_accounts: ['ACME'] }, base_revision: revision };
  expect((await staff.post('/api/providers/settings', body)).statusCode).toBe(200);
  expect(names(await list({ is_vip: true }))).toEqual(['Acme Trading']);
  const last = names(await list({ sort: '-name', limit: 1 }))[0]!;
  const lastCode = (await list({ sort: '-name', limit: 1 })).accounts[0]!.account_code;
  const later = (await staff.get('/api/providers/settings')).json<{ revision: number }>().revision;
  const both = { settings: { vip_accounts: ['ACME', lastCode] }, base_revision: later };
  expect((await staff.post('/api/providers/settings', both)).statusCode).toBe(200);
  await noteVips();
  expect(names(await list({ limit: 2 }))).toEqual(['Acme Trading', last]);
  const first = await list({ limit: 1 });
  expect(names(await list({ limit: 1, cursor: first.next_cursor }))).toEqual([last]);
  expect(JSON.stringify(first)).not.toContain('rank_name');
  // An explicit sort replaces the default order.
  expect(names(await list({ sort: 'name', limit: 12 }))).not.toEqual(names(await list({ limit: 12 })));
  const reset = (await staff.get('/api/providers/settings')).json<{ revision: number }>().revision;
  await staff.post('/api/providers/settings', { settings: { vip_accounts: ['ACME'] }, base_revision: reset });
  await noteVips();
  expect(names(await list({ limit: 1 }))).toEqual(['Acme Trading']);
  expect(names(await list({ limit: 2 }))).not.toContain(last);
  const owner = await signIn(site, 'owner@acme.test');
  expect((await list({}, owner)).accounts).toMatchObject([{ name: 'Acme Trading', is_vip: false }]);
});

test('a search finds any part of a name or code in any case, whatever is in it, together with the other filters', async () => {
  const found = await inTenant(site.database.app, 1, async (tx) => {
    await sql`insert into accounts (provider_id, account_code, name, account_type)
      values (1, 'ODD%1', 'Quagga & Sons', 'prepaid'), (1, 'ODD_2', 'The quaGGa Shop', 'postpaid')`.execute(tx);
    return sql<{ ids: number[] }>`select app.find_accounts('%quagga%', 10) as ids`.execute(tx);
  });
  expect(found.rows[0]!.ids).toHaveLength(2);
  expect(names(await list({ search: 'UAGG' })).toSorted()).toEqual(['Quagga & Sons', 'The quaGGa Shop']);
  expect(names(await list({ search: 'odd%' }))).toEqual(['Quagga & Sons']);
  expect(names(await list({ search: '%dd_2%' }))).toEqual(['The quaGGa Shop']);
  expect(names(await list({ search: 'quagga', account_type: ['prepaid'] }))).toEqual(['Quagga & Sons']);
  expect(names(await list({ search: 'gg' }))).toHaveLength(2);
  expect((await list({ search: 'quagga nowhere' })).count).toBe(0);
});

test('a search does not find accounts of another provider, or without a provider', async () => {
  const find = (tx: Transaction) => sql`select app.find_accounts('%quagga%', 10) as ids`.execute(tx);
  expect((await inTenant(site.database.app, 2, find)).rows).toEqual([{ ids: [] }]);
  expect((await site.database.app.pool.query("select app.find_accounts('%quagga%', 10) as ids")).rows).toEqual([
    { ids: [] },
  ]);
});

test('a search among thousands of accounts returns the same results: common terms, rare terms and too many matches', async () => {
  const protea = await signIn(site, 'staff@protea.test');
  await inTenant(site.database.owner, 2, (tx) =>
    sql`insert into accounts (provider_id, account_code, name, account_type)
      select 2, 'M' || n, case when n <= 2500 then 'Mall ' || n else 'Zebra ' || n end, 'postpaid'
      from generate_series(1, 8500) n`.execute(tx),
  );
  expect(await list({ search: 'mall', limit: 1 }, protea)).toMatchObject({
    count: 2500,
    accounts: [{ name: 'Mall 1' }],
  });
  expect(await list({ search: 'ZEBRA', limit: 1 }, protea)).toMatchObject({
    count: 6000,
    accounts: [{ name: 'Zebra 2501' }],
  });
  expect(names(await list({ search: 'a 8499' }, protea))).toEqual(['Zebra 8499']);
  expect(names(await list({ search: 'a 8', sort: '-account_code', limit: 2 }, protea))).toEqual([
    'Zebra 8500',
    'Zebra 8499',
  ]);
  expect((await list({ search: 'mall zebra' }, protea)).count).toBe(0);
});
