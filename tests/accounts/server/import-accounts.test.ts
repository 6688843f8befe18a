/** Importing accounts from a file: errors are reported by line, valid lines are added exactly once, and never partially. */
import { expect, test } from 'vitest';
import type { UploadAccountsAnswer200 } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

interface Query {
  readonly dry_run?: boolean;
  readonly columns?: readonly string[];
  readonly from?: number;
}

async function send(text: string, query: Query = {}, caller: Caller = staff) {
  const parts = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/accounts/import?${new URLSearchParams(parts).toString()}`,
    payload: Buffer.from(text),
    headers: {
      host: 'localhost',
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/octet-stream',
    },
  });
  return {
    status: answer.statusCode,
    body: answer.json<UploadAccountsAnswer200 & { code?: string; message?: string }>(),
  };
}

const named = async (pattern: string): Promise<readonly string[]> => {
  const rows = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('accounts').select('name').where('name', 'like', pattern).orderBy('id').execute(),
  );
  return rows.map(({ name }) => name);
};

const half = [
  'Customer,Code,Type,Limit,Billing contact,Invoice email,Shoe size',
  'Half One,HALF1,Postpaid,5000,Thandi,thandi@half.test,7',
  'Half Two,ACME,Prepaid,,,,',
  ',HALF3,Prepaid,,,,',
  'Half Four,half4,prepaid,,,,',
  'Half Five,HALF1,Prepaid,,,,',
  'Half Six,,Postpaid,a lot,,not an address,',
  'Half Seven,,Guest,,,,',
  'Half Eight,,Prepaid,,,,',
].join('\n');

test('an import reports invalid lines with reasons; a dry run adds nothing, the import adds only valid lines', async () => {
  const dry = (await send(half, { dry_run: true })).body;
  expect(dry).toMatchObject({ dry_run: true, rows: 8, added: 3, known: 0, failed: 5 });
  expect(dry.columns).toEqual([
    ...['name', 'account_code', 'account_type', 'credit_limit', 'billing_contact.name', 'billing_contact.email', null],
  ]);
  const wrong = (row: number) =>
    dry.errors.filter((one) => one.row === row).map(({ field, message }) => [field, message]);
  expect(wrong(3)).toEqual([['Account code', 'Another account has this code.']]);
  expect(wrong(4).map(([field]) => field)).toEqual(['Name']);
  expect(wrong(6)).toEqual([['Account code', 'Line 2 has the same code.']]);
  expect(wrong(7).map(([field]) => field)).toEqual(['Credit limit', 'Billing email', 'Billing contact']);
  expect(wrong(8)).toEqual([['Account type', 'Guests have an account already.']]);
  expect(dry.failed_file.split('\r\n')).toHaveLength(6);
  expect(dry.failed_file).toContain('Account code: Another account has this code.');
  expect(await named('Half %')).toEqual([]);

  const done = (await send(half)).body;
  expect(done).toMatchObject({ dry_run: false, added: 3, failed: 5 });
  expect(done).not.toHaveProperty('next');
  expect(await named('Half %')).toEqual(['Half One', 'Half Four', 'Half Eight']);
  const added = (await staff.get('/api/accounts?account_code=HALF1')).json<{ accounts: { id: number }[] }>().accounts;
  expect(added).toMatchObject([{ name: 'Half One', account_type: 'postpaid', credit_limit: 5000 }]);
  const trail = (await staff.get(`/api/audit/events?type=account&object_id=${added[0]!.id}`)).json<{
    audit_events: object[];
  }>().audit_events;
  expect(trail).toMatchObject([{ source: 'import', user: { name: 'Sipho Staff' } }]);
});

test('importing a file twice adds nothing again, even if codes were derived from names', async () => {
  const again = (await send(half)).body;
  expect(again).toMatchObject({ added: 0, known: 3, failed: 5 });
  expect(await named('Half %')).toHaveLength(3);
});

test('importing the same file concurrently adds each line once, and reports none that the other request added as failed', async () => {
  const lines = Array.from({ length: 6 }, (_, at) => `Twice ${at},${at % 2 ? `TWICE${at}` : ''},Prepaid`);
  const text = ['Name,Code,Type', ...lines].join('\n');
  const answers = await Promise.all([send(text), send(text)]);
  expect(answers.map(({ status, body }) => [status, body.failed, body.added + body.known])).toEqual([
    [200, 0, 6],
    [200, 0, 6],
  ]);
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(6);
  expect((await send(text)).body).toMatchObject({ known: 6, added: 0 });
  expect(await named('Twice %')).toHaveLength(6);
});

test('a long file is imported in parts, and resumes after an interruption', async () => {
  const text = ['Name;Type', ...Array.from({ length: 130 }, (_, at) => `Long ${at};Prepaid`)].join('\n');
  const first = (await send(text)).body;
  expect(first).toMatchObject({ rows: 130, added: 100, next: 100 });
  expect((await send(text, { from: 0 })).body).toMatchObject({ added: 0, known: 100, next: 100 });
  const second = (await send(text, { from: 100 })).body;
  expect(second).toMatchObject({ added: 30 });
  expect(second).not.toHaveProperty('next');
  expect(await named('Long %')).toHaveLength(130);
});

test('company details are imported under their usual headings, an address of several lines too', async () => {
  const text = [
    'Account name,Legal name,Registration number,VAT no,Address',
    'Taxed One,Taxed One (Pty) Ltd,2009/004417/07,4120188374,"7 Loop Street\nCape Town"',
    'Taxed Two,,,12,',
  ].join('\n');
  const { errors, added } = (await send(text)).body;
  expect({ added, errors }).toMatchObject({ added: 1, errors: [{ row: 3, field: 'VAT number' }] });
  const [one] = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('accounts').selectAll().where('name', 'like', 'Taxed %').execute(),
  );
  expect(one).toMatchObject({
    ...{ company_name: 'Taxed One (Pty) Ltd', company_registration_no: '2009/004417/07' },
    ...{ company_vat_no: '4120188374', billing_address: '7 Loop Street\nCape Town' },
  });
});

test('columns without known headings are mapped by the user', async () => {
  const text = 'A,B\nMapped One,M-ONE';
  expect((await send(text, { dry_run: true })).body).toMatchObject({
    code: 'invalid_file',
    message: expect.stringContaining('which column') as string,
  });
  expect((await send(text, { columns: ['name', 'account_code'] })).body).toMatchObject({ added: 1 });
  expect((await send(text, { columns: ['name', 'balance'] })).body).toMatchObject({ code: 'unknown_field' });
  const twice = (await send(text, { columns: ['name', 'name'] })).body;
  expect(twice).toMatchObject({
    code: 'unknown_field',
    message: 'Two columns are mapped to Name. Choose one of them.',
  });
});

test('importing needs permission to add accounts; invalid files are rejected', async () => {
  const owner = await signIn(site, 'owner@acme.test');
  const ops = await signIn(site, 'ops@kestrel.test');
  expect((await send(half, { dry_run: true }, owner)).status).toBe(403);
  expect((await send(half, { dry_run: true }, ops)).status).toBe(403);
  expect((await send('', { dry_run: true })).body).toMatchObject({ code: 'invalid_file' });
  expect((await send('Name', { dry_run: true })).body).toMatchObject({ code: 'invalid_file' });
});
