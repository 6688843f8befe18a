/** Creating and changing customer accounts: required fields and permissions, and conflicts between concurrent changes. */
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
let admin: Caller;

beforeAll(async () => {
  admin = await signIn(site, 'staff@kestrel.test');
});

function patch(caller: Caller, payload: object) {
  const headers = { host: 'localhost', authorization: `Bearer ${caller.token}` };
  return site.request({ method: 'PATCH', url: '/api/accounts', payload, headers });
}

type Record = { id: number; revision: number; account_code: string; credit_limit?: number };

async function recordOf(caller: Caller, id?: number): Promise<Record> {
  const answer = await caller.get(`/api/accounts/details${id === undefined ? '' : `?account_id=${id}`}`);
  return answer.json<{ record: Record }>().record;
}

test('a new account gets a code from its name and the invoicing settings, and can be found and charged immediately', async () => {
  await admin.post('/api/providers/settings', {
    settings: { default_invoice_frequency: 'weekly', default_invoice_day_of_week: 4 },
    base_revision: (await admin.get('/api/providers/settings')).json<{ revision: number }>().revision,
  });
  const made = await admin.post('/api/accounts', {
    name: ' Çafé Karoo ',
    account_type: 'postpaid',
    credit_limit: 1250.5,
  });
  expect(made.json()).toMatchObject({
    account: {
      name: 'Çafé Karoo',
      account_code: 'CAFEKA',
      credit_limit: 1250.5,
      invoice_frequency: 'weekly',
      invoice_day_of_week: 4,
      revision: 1,
    },
  });
  const again = await admin.post('/api/accounts', { name: 'Çafé Karoo', account_type: 'prepaid' });
  expect(again.json()).toMatchObject({ account: { account_code: 'CAFEKA2', account_type: 'prepaid' } });
  const { accounts } = (await admin.get('/api/accounts?account_code=CAFEKA')).json<{ accounts: object[] }>();
  expect(accounts).toMatchObject([{ name: 'Çafé Karoo', credit_limit: 1250.5, balance: 0 }]);
});

test('of accounts that are opened at the same moment, each gets a code of its own, and one the code that several ask for', async () => {
  const open = (more: object) => admin.post('/api/accounts', { name: 'Twin', account_type: 'prepaid', ...more });
  const opened = await Promise.all([open({}), open({}), open({})]);
  const codes = opened.map((answer) => answer.json<{ account: Record }>().account.account_code);
  expect(codes.toSorted()).toEqual(['TWIN', 'TWIN2', 'TWIN3']);
  const named = await Promise.all([1, 2, 3].map(() => open({ account_code: 'SAME' })));
  expect(named.map((answer) => answer.json<{ code?: string }>().code ?? 'opened').toSorted()).toEqual([
    'known_code',
    'known_code',
    'opened',
  ]);
});

test.each([
  [{ name: ' ', account_type: 'prepaid' }, 422, 'name'],
  [{ name: 'Guests too', account_type: 'guest' }, 422, 'account_type'],
  [{ name: 'Taken', account_type: 'prepaid', account_code: 'ACME' }, 409, 'account_code'],
  [{ name: 'Odd', account_type: 'prepaid', account_code: 'a b' }, 422, 'account_code'],
  [{ name: 'Mail', account_type: 'prepaid', support_email: 'nobody' }, 422, 'support_email'],
  [{ name: 'Contact', account_type: 'prepaid', billing_contact: { email: 'a@b.test' } }, 422, 'billing_contact.name'],
  [
    { name: 'Phone', account_type: 'prepaid', billing_contact: { name: 'A', alternative_contact_number: 'soon' } },
    422,
    'billing_contact.alternative_contact_number',
  ],
  [{ name: 'VAT', account_type: 'prepaid', company_vat_no: '41201883' }, 422, 'company_vat_no'],
  [{ name: 'Debt', account_type: 'postpaid', credit_limit: -1 }, 422, 'credit_limit'],
])('%j is rejected at its field', async (body, status, field) => {
  const answer = await admin.post('/api/accounts', body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
});

test('F234 staff put an account on hold and exempt it temporarily; both are in the audit trail', async () => {
  const { id } = await recordOf(admin, 2);
  const held = await patch(admin, { account_id: id, is_on_hold: true });
  expect(held.json()).toMatchObject({ account: { is_on_hold: true } });
  const listed = async () => (await admin.get(`/api/accounts?id=${id}`)).json<{ accounts: object[] }>().accounts[0];
  expect(await listed()).toMatchObject({ is_on_hold: true });
  await patch(admin, { account_id: id, temp_disable_auto_hold: true });
  expect(await listed()).toMatchObject({ is_on_hold: false });
  expect((await recordOf(admin, id)) as object).toMatchObject({ is_on_hold: true, temp_disable_auto_hold: true });
  const { audit_events } = (await admin.get(`/api/audit/events?type=account&object_id=${id}`)).json<{
    audit_events: object[];
  }>();
  expect(audit_events).toMatchObject([
    { change: { change_from: { temp_disable_auto_hold: false }, change_to: { temp_disable_auto_hold: true } } },
    { change: { change_from: { is_on_hold: false }, change_to: { is_on_hold: true } } },
  ]);
});

test('a stale revision is rejected with 409; a repeated request changes the account once', async () => {
  const { id, revision } = await recordOf(admin, 3);
  expect(
    (await patch(admin, { account_id: id, support_email: 'a@acme.test', base_revision: revision })).statusCode,
  ).toBe(200);
  const second = await patch(admin, { account_id: id, support_email: 'b@acme.test', base_revision: revision });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'conflict' });
  const key = { 'idempotency-key': 'one' };
  const body = { name: 'Once', account_type: 'prepaid' };
  const first = (await admin.post('/api/accounts', body, key)).json<{ account: Record }>().account;
  expect((await admin.post('/api/accounts', body, key)).json()).toMatchObject({ account: { id: first.id } });
});

test('F141 a customer changes the billing contact and company details of their own account, but nothing that only staff may change', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const numbers = { mobile_number: '0825550142', alternative_contact_number: '0115550143' };
  const contact = { name: 'Accounts payable', email: 'pay@acme.test', ...numbers };
  expect((await patch(owner, { billing_contact: contact })).json()).toMatchObject({
    account: { billing_contact: contact },
  });
  const company = {
    company_name: 'Acme (Pty) Ltd',
    company_vat_no: '4120188375',
    billing_address: '7 Loop Street\n8001',
  };
  const { account } = (await patch(owner, { ...company, company_registration_no: ' ' })).json<{ account: object }>();
  expect(account).toMatchObject(company);
  expect(account).not.toHaveProperty('company_registration_no');
  const trail = await admin.get(`/api/audit/events?type=account&object_id=${(await recordOf(owner)).id}`);
  expect(trail.json<{ audit_events: object[] }>().audit_events[0]).toMatchObject({ change: { change_to: company } });
  for (const more of [{ credit_limit: 1e6 }, { is_on_hold: false }, { account_type: 'prepaid' }, { name: 'Mine' }]) {
    const refused = await patch(owner, more);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'field_not_allowed', errors: [{ field: Object.keys(more)[0] }] });
  }
  const own = await recordOf(owner);
  expect((await patch(owner, { account_id: own.id + 1, support_email: 'x@acme.test' })).statusCode).toBe(403);
  const user = await signIn(site, 'user@acme.test');
  expect((await patch(user, { support_email: 'x@acme.test' })).statusCode).toBe(403);
  expect(await recordOf(user)).toBeUndefined();
});

test('F004 changing the account type keeps the balance; the guest account can’t change type, and no other becomes one', async () => {
  const guest = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('accounts').select('id').where('account_type', '=', 'guest').executeTakeFirstOrThrow(),
  );
  const refused = await patch(admin, { account_id: guest.id, account_type: 'prepaid' });
  expect(refused.json()).toMatchObject({ code: 'invalid_account', errors: [{ code: 'guest_account' }] });
  const { accounts } = (await admin.get('/api/accounts?account_code=ACME')).json<{
    accounts: { id: number; balance: number }[];
  }>();
  const { id, balance } = accounts[0]!;
  const second = await patch(admin, { account_id: id, account_type: 'guest' });
  expect(second.statusCode, second.body).toBe(422);
  expect(second.json()).toMatchObject({ errors: [{ field: 'account_type', code: 'guest_account' }] });
  const unchanged = await patch(admin, { account_id: guest.id, account_type: 'guest', name: 'Walk-in guests' });
  expect(unchanged.statusCode, unchanged.body).toBe(200);
  await patch(admin, { account_id: id, account_type: 'prepaid' });
  expect((await admin.get(`/api/accounts?id=${id}`)).json()).toMatchObject({
    accounts: [{ account_type: 'prepaid', balance }],
  });
});

test('F236 an account can override parcel types, prefix, billing contact, support email and invoicing', async () => {
  const { account } = (await admin.post('/api/accounts', { name: 'Parcel types', account_type: 'postpaid' })).json<{
    account: Record;
  }>();
  const changes = {
    tracking_prefix: 'PT',
    billing_contact: { name: 'Bea Billing', email: 'bea@types.test' },
    support_email: 'help@types.test',
    invoice_frequency: 'monthly',
    invoice_day_of_month: 25,
  };
  expect((await patch(admin, { account_id: account.id, ...changes })).statusCode).toBe(200);
  const inherited = await recordOf(admin, account.id);
  expect(inherited).toMatchObject({ ...changes, parcel_types: [] });
  const box = { id: 'box', name: 'Box', length: 40, width: 30, height: 20, weight: 5, is_default: true };
  const setting = { account_id: account.id, setting: 'parcel_types' };
  expect((await admin.post('/api/accounts/settings', { ...setting, value: [box] })).json()).toMatchObject({
    value: [box],
  });
  expect(await recordOf(admin, account.id)).toMatchObject({ parcel_types: [box] });
  const two = await admin.post('/api/accounts/settings', {
    ...setting,
    value: [box, { ...box, id: 'two', name: 'Two' }],
  });
  expect(two.json()).toMatchObject({ errors: [{ message: 'Choose only one default packaging.' }] });
});

test('the branch of an account must belong to the provider and not be retired', async () => {
  const { id, revision } = await recordOf(admin, 3);
  const { branches } = (await admin.get('/api/branches')).json<{ branches: { id: number }[] }>();
  const branch = branches[0]!.id;
  const change = (branch_id: number | null, base_revision: number) =>
    patch(admin, { account_id: id, branch_id, base_revision });
  const unknown = await change(999_999, revision);
  expect(unknown.statusCode).toBe(422);
  expect(unknown.json()).toMatchObject({ errors: [{ field: 'branch_id', message: 'This doesn’t exist any more.' }] });
  expect((await change(branch, revision)).json()).toMatchObject({ account: { branch_id: branch } });
  expect((await change(null, revision + 1)).json<{ account: object }>().account).not.toHaveProperty('branch_id');
});
