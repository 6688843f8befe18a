/** The calls for one setting of an account or of the current user: the same engine with another scope. */
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { buildUser } from '../../factories/user.ts';
import { heardFrom } from '../../accounts/server/account-fields.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const accountId = (await owner.get('/api/users/me')).json<{ user: { account_id: number } }>().user.account_id;

test('a user sets a value for themselves; null returns to the inherited one', async () => {
  const set = await staff.post('/api/users/settings', { setting: 'map_default_zoom', value: 9 });
  expect(set.json()).toMatchObject({ setting: 'map_default_zoom', value: 9 });
  expect((await staff.get('/api/general-data')).json()).toMatchObject({ user_settings: { map_default_zoom: 9 } });
  const reset = await staff.post('/api/users/settings', { setting: 'map_default_zoom', value: null });
  expect(reset.json<{ value: number }>().value).not.toBe(9);
  expect((await staff.get('/api/general-data')).json<{ user_settings: object }>().user_settings).toEqual({});
});

test('a setting without the user scope is rejected, and an unknown one too', async () => {
  const refused = await staff.post('/api/users/settings', { setting: 'theme_primary', value: '#123456' });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'scope_not_allowed' });
  expect((await staff.post('/api/users/settings', { setting: 'nothing', value: 1 })).statusCode).toBe(422);
});

test('F235 staff set a value for one account, and only that account reads it; the account record itself is not changed', async () => {
  const body = { account_id: accountId, setting: 'site_wide_account_message', value: '<p>Hello Acme</p>' };
  expect((await staff.post('/api/accounts/settings', body)).json()).toMatchObject({ value: '<p>Hello Acme</p>' });
  const response = await owner.get('/api/accounts/settings?setting=site_wide_account_message&limit=9999');
  expect(response.json()).toEqual({
    account_settings: [
      { account_id: accountId, setting: 'site_wide_account_message', value: '<p>Hello Acme</p>', set_here: true },
    ],
    revision: expect.any(Number) as number,
    count: 1,
  });
  const read = async (email: string) =>
    (await (await signIn(site, email)).get('/api/providers/settings')).json<{ settings: Record<string, unknown> }>()
      .settings;
  expect((await read('user@acme.test'))['site_wide_account_message']).toBe('<p>Hello Acme</p>');
  expect((await read('owner@prepaid.test'))['site_wide_account_message']).not.toBe('<p>Hello Acme</p>');
  const all = (await staff.get('/api/accounts/settings?setting=site_wide_account_message')).json<{
    account_settings: unknown[];
  }>();
  expect(all.account_settings).toHaveLength(1);
  const changed = await site.request({
    method: 'PATCH',
    url: '/api/accounts',
    payload: { account_id: accountId, support_email: 'help@acme.test' },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(changed.json()).toMatchObject({ account: { id: accountId, support_email: 'help@acme.test' } });
});

test('a customer who names no account sets a value for their own', async () => {
  const save = (value: unknown) => owner.post('/api/accounts/settings', { setting: 'enable_cost_centers', value });
  expect((await save(true)).json()).toMatchObject({ value: true });
  const response = await owner.get('/api/accounts/settings?setting=enable_cost_centers');
  expect(response.json()).toMatchObject({ account_settings: [{ account_id: accountId, value: true, set_here: true }] });
  expect((await save(null)).json()).toMatchObject({ value: false });
});

test('of two people who change one setting of an account, the second learns of the first, whose value stays', async () => {
  const setting = 'site_wide_account_message';
  const read = async () =>
    (await staff.get(`/api/accounts/settings?account_id=${accountId}&setting=${setting}`)).json<{
      revision: number;
      account_settings: unknown[];
    }>();
  const save = (value: string | null, base_revision?: number) =>
    staff.post('/api/accounts/settings', { account_id: accountId, setting, value, base_revision });
  const { revision } = await read();
  expect((await save('<p>First</p>', revision)).statusCode).toBe(200);
  for (const value of ['<p>Second</p>', null]) {
    const late = await save(value, revision);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'conflict', errors: [{ field: setting }] });
  }
  const now = await read();
  expect(now).toMatchObject({ account_settings: [{ value: '<p>First</p>' }] });
  expect((await save('<p>Second</p>', now.revision)).json()).toMatchObject({ value: '<p>Second</p>' });
  // Without a base it replaces whatever is stored.
  expect((await save('<p>Third</p>')).json()).toMatchObject({ value: '<p>Third</p>' });
});

test('a customer cannot access another account', async () => {
  const prepaid = await signIn(site, 'owner@prepaid.test');
  expect((await prepaid.get(`/api/accounts/settings?account_id=${accountId}`)).statusCode).toBe(403);
  const body = { account_id: accountId, setting: 'site_wide_account_message', value: 'x' };
  expect((await prepaid.post('/api/accounts/settings', body)).statusCode).toBe(403);
  expect((await staff.get('/api/accounts/settings?account_id=987654')).statusCode).toBe(404);
});

test('F305 F389 the provider’s custom fields are saved by their own call, with its own permission', async () => {
  const { revision: base_revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const body = { group: 'registration', fields: [heardFrom], base_revision };
  const save = (caller: Caller, more: object = {}) => caller.post('/api/providers/custom-fields', { ...body, ...more });
  const saved = await save(staff);
  expect(saved.json()).toMatchObject({ group: 'registration', fields: [heardFrom] });
  const { settings } = (await staff.get('/api/providers/settings')).json<{ settings: Record<string, unknown> }>();
  expect(settings['public_registration_fields']).toMatchObject([heardFrom]);
  // The same rules as in the setting, at the same paths.
  const { revision } = saved.json<{ revision: number }>();
  const wrong = await save(staff, { fields: [{ ...heardFrom, key: 'Heard From' }], base_revision: revision });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'public_registration_fields.0.key' }] });
  const other = await save(staff, { fields: [{ ...heardFrom, label: 'Who sent you' }] });
  expect(other.json()).toMatchObject({ code: 'conflict', conflicts: [{ key: 'public_registration_fields' }] });

  const support = await signIn(site, 'support@kestrel.test');
  expect((await save(support)).statusCode).toBe(403);
  expect((await save(owner)).statusCode).toBe(403);
  // A user who may not save these settings, but others.
  await asOwner(site.database.owner, async (tx) => {
    const permissions = ['API_/providers/settings:GET', 'API_/providers/settings:POST'];
    const role = await buildRole(tx, { provider_id: 1, permissions });
    await buildUser(tx, { provider_id: 1, email: 'editor@kestrel.test', role_id: role.id });
  });
  const editor = await signIn(site, 'editor@kestrel.test');
  const { revision: now } = (await editor.get('/api/providers/settings')).json<{ revision: number }>();
  const title = { base_revision: now, settings: { provider_title: 'Kestrel' } };
  expect((await editor.post('/api/providers/settings', title)).statusCode).toBe(200);
  expect((await save(editor)).statusCode).toBe(403);
  // Nor together with other settings.
  for (const key of ['public_registration_fields', 'internal_account_detail_fields']) {
    const { revision: latest } = (await editor.get('/api/providers/settings')).json<{ revision: number }>();
    const questions = { base_revision: latest, settings: { [key]: [heardFrom] } };
    expect((await editor.post('/api/providers/settings', questions)).statusCode, key).toBe(403);
    expect((await staff.post('/api/providers/settings', questions)).statusCode, key).toBe(200);
  }
});
