/**
 * A list may be filtered by the records of another one only by those who may read that one: nobody learns from the rows
 * which driver or branch they belong to. The filters are those of the table schemas, so new ones are covered.
 */
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#generated/calls.ts';
import { permission } from '#generated/enums.ts';
import * as tables from '#generated/tables.ts';
import type { ListTable } from '#engine/tables/table.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../app.ts';
import { accountId } from '../factories/account.ts';
import { buildRole } from '../factories/role.ts';
import { buildUser } from '../factories/user.ts';
import { signedIn } from '../signed-in.ts';

const site = await testApp();
const provider_id = 1;

const found = (Object.values(tables) as readonly unknown[] as readonly (ListTable & { readonly call: string })[])
  .filter(({ call }) => call in calls)
  .flatMap((table) => table.filters.map((filter) => ({ table, filter })))
  .filter(({ filter }) => filter.reference?.permission !== undefined);

/** Somebody of the provider who may do everything except read these lists. */
async function callerWithout(refused: readonly string[]): Promise<Caller> {
  const permissions = permission
    .map((one) => one.const as string)
    .filter((name) => !name.includes('*') && !refused.includes(name));
  const { email } = await asOwner(site.database.owner, async (tx) => {
    const { id: role_id } = await buildRole(tx, { provider_id, permissions });
    return buildUser(tx, { provider_id, role_id });
  });
  return callerWith(site, await signedIn(site.database, email, 'localhost'));
}

const addressOf = ({ table, filter }: (typeof found)[number], value: number): string =>
  `/api${calls[table.call as keyof typeof calls].path}?limit=1&${filter.name}=${value}`;

let account: number;
beforeAll(async () => {
  account = await asOwner(site.database.owner, (tx) => accountId(tx));
});

test.each(found.map((one) => [`${one.table.id} by ${one.filter.name}`, one] as const))(
  '%s needs the permission to read what it names',
  async (_name, one) => {
    const { all = [], any = [] } = one.filter.reference!.permission!;
    const answer = await (await callerWithout([...all, ...any])).get(addressOf(one, 1));
    expect([answer.statusCode, answer.body]).toEqual([403, expect.any(String)]);
  },
);

test('customers filter shipments by their own account, and not by drivers', async () => {
  const customer = await signIn(site, 'owner@acme.test');
  expect((await customer.get(`/api/shipments?account_id=${account}`)).statusCode).toBe(200);
  for (const field of ['collection_agent_id', 'delivery_agent_id'])
    expect((await customer.get(`/api/shipments?${field}=1`)).json()).toMatchObject({ code: 'forbidden' });
});
