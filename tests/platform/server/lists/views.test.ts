/** Saved views of lists: private to the user, one default per list, and only valid list queries. */
import { expect, test } from 'vitest';
import type { ListView } from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'support@kestrel.test');
const platform = await signIn(site, 'platform@kestrel.test');

const filter_key = 'shipments_filters';

async function viewsOf(caller: Caller): Promise<readonly ListView[]> {
  return (await caller.get('/api/list-views')).json<{ list_views: ListView[] }>().list_views;
}

async function save(caller: Caller, values: object): Promise<ListView> {
  const answer = await caller.post('/api/list-views', { filter_key, query: 'status=delivered', ...values });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ list_view: ListView }>().list_view;
}

function send(caller: Caller, method: 'PATCH' | 'DELETE', { id }: ListView, payload: object = {}) {
  const headers = { host: 'localhost', authorization: `Bearer ${caller.token}` };
  return site.request({ method, url: `/api/list-views/${id}`, headers, payload });
}

test('F142 views of shipments are stored as shipments_filters, by name, for the user only', async () => {
  const late = await save(staff, { name: ' Late ', query: 'status=delivered&sort=-time_created&columns=status' });
  await save(staff, { name: 'Early' });
  await save(staff, { name: 'Late', filter_key: 'accounts_filters', query: 'account_type=prepaid' });
  expect(late).toMatchObject({ name: 'Late', filter_key, is_default: false });
  const own = await viewsOf(staff);
  expect(own.map(({ name }) => name)).toEqual(['Early', 'Late', 'Late']);
  expect(await viewsOf(await signIn(site, 'manager@kestrel.test'))).toEqual([]);
  await save(platform, { name: 'Everywhere' });
  expect(await viewsOf(platform)).toHaveLength(1);
});

test('one view of a list is the default, and a view can be renamed, replaced and deleted', async () => {
  const customer = await signIn(site, 'owner@acme.test');
  const first = await save(customer, { name: 'First', is_default: true });
  const second = await save(customer, { name: 'Second', is_default: true });
  expect((await viewsOf(customer)).filter((one) => one.is_default).map(({ id }) => id)).toEqual([second.id]);
  const changed = await send(customer, 'PATCH', first, {
    name: 'Returns',
    query: 'is_return=true',
    is_default: true,
  });
  expect(changed.json<{ list_view: ListView }>().list_view).toEqual({
    ...first,
    ...{ name: 'Returns', query: 'is_return=true', is_default: true },
  });
  expect((await send(customer, 'PATCH', second, { name: 'RETURNS' })).statusCode).toBe(409);
  expect((await send(staff, 'PATCH', first, { name: 'Mine now' })).statusCode).toBe(404);
  expect((await send(staff, 'DELETE', first)).statusCode).toBe(404);
  expect((await send(customer, 'DELETE', first)).statusCode).toBe(200);
  expect((await viewsOf(customer)).map(({ name }) => name)).toEqual(['Second']);
});

test('concurrent renames of views to one name: one succeeds, the others get a conflict', async () => {
  const caller = await signIn(site, 'user@acme.test');
  const views = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save(caller, { name })));
  const answers = await Promise.all(views.map((view) => send(caller, 'PATCH', view, { name: 'Mine' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409,
  ]);
});

test('a duplicate name, an unknown list or filter, and too many views are rejected', async () => {
  const ops = await signIn(site, 'ops@kestrel.test');
  const view = { filter_key, name: 'Mine', query: '' };
  await save(ops, view);
  const refused = async (values: object): Promise<object> =>
    (await ops.post('/api/list-views', { ...view, ...values })).json<object>();
  expect(await refused({ name: 'mine' })).toMatchObject({ code: 'name_taken', errors: [{ field: 'name' }] });
  expect(await refused({ filter_key: 'nothing_filters' })).toMatchObject({ errors: [{ field: 'filter_key' }] });
  expect(await refused({ name: 'Other', query: 'password=1' })).toMatchObject({ errors: [{ field: 'query' }] });
  for (let number = 2; number <= 50; number += 1) await save(ops, { ...view, name: `View ${number}` });
  expect(await refused({ name: 'View 51' })).toMatchObject({ code: 'too_many_views' });
});
