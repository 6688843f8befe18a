/** Exporting a list as a file: filtered and limited like the list, immediately if it is short, by a job if it is long. */
import { inflateRawSync } from 'node:zlib';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import type { ListExport } from '#generated/types.ts';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { atOnce } from '#platform/server/lists/export/export-route.ts';
import { signIn, testApp, type Caller } from '../../../app.ts';
import { buildAccount } from '../../../factories/account.ts';
import { buildSettings } from '../../../factories/settings.ts';

const site = await testApp({ jobs: true });
const staff = await signIn(site, 'staff@kestrel.test');
const protea = await signIn(site, 'staff@protea.test');

function request(query: string, caller: Caller = staff) {
  return caller.post(`/api/accounts/export?${query}`, {});
}

/** The file of a list that is short enough to be exported immediately. */
async function fileOf(query: string, caller: Caller = staff) {
  const answer = await request(query, caller);
  expect(answer.statusCode, answer.body).toBe(200);
  return caller.get(answer.json<{ url: string }>().url);
}

function rowsOf(body: string): readonly (readonly string[])[] {
  expect(body.startsWith('\uFEFF')).toBe(true);
  return papaparse.parse<string[]>(body.slice(1)).data;
}

async function providerOf(caller: Caller): Promise<number> {
  return (await caller.get('/api/providers/settings')).json<{ provider_id: number }>().provider_id;
}

test('F397 the URL of a short list’s file is returned immediately, with displayed columns and numbers as numbers', async () => {
  const answer = await fileOf('format=csv&account_type=["prepaid"]');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="accounts-\d{4}-\d\d-\d\d\.csv"$/);
  expect(rowsOf(answer.body)).toEqual([
    ['Name', 'Code', 'Type', 'Balance', 'Credit limit', 'VIP', 'On hold', 'Closed', 'Tags'],
    ['Fynbos Skincare', 'FYNBOS', 'Prepaid', '2315.5', '0', 'No', 'No', 'No', ''],
    ['Karoo Crafts', 'KAROO', 'Prepaid', '750', '0', 'No', 'No', 'No', ''],
    ['Marula Online', 'MARULA', 'Prepaid', '-86.25', '0', 'No', 'No', 'No', ''],
  ]);
});

test('a file has the columns that were asked for, in the order of the list, whether it is written at once or by a job', async () => {
  const columns = (...fields: string[]) => `columns=${encodeURIComponent(JSON.stringify(fields))}`;
  const file = await fileOf(`format=csv&search=karoo&${columns('balance', 'name')}`);
  expect(rowsOf(file.body)).toEqual([
    ['Name', 'Balance'],
    ['Karoo Crafts', '750'],
  ]);
  const ops = await signIn(site, 'ops@kestrel.test');
  const limited = await fileOf(`format=csv&search=karoo&${columns('balance', 'name')}`, ops);
  expect(rowsOf(limited.body)).toEqual([['Name'], ['Karoo Crafts']]);
  for (const wrong of [columns(), columns('password'), columns('name', 'name')])
    expect((await request(`format=csv&${wrong}`)).statusCode, wrong).toBe(400);
});

test('columns that a user may not see are not in the file either', async () => {
  const ops = await signIn(site, 'ops@kestrel.test');
  expect(rowsOf((await fileOf('format=csv', ops)).body)[0]).toEqual([
    'Name',
    'Code',
    'Type',
    'VIP',
    'On hold',
    'Closed',
    'Tags',
  ]);
  const owner = await signIn(site, 'owner@acme.test');
  expect(rowsOf((await fileOf('format=csv', owner)).body).map(([name]) => name)).toEqual(['Name', 'Acme Trading']);
  const driver = await signIn(site, 'driver@kestrel.test');
  expect((await request('format=csv', driver)).statusCode).toBe(403);
});

test('F398 an empty list is reported', async () => {
  const answer = await request('format=csv&search=nobody-at-all');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'nothing_to_export', message: 'No items found to download.' });
});

test('a name that a spreadsheet would evaluate is escaped', async () => {
  const provider_id = await providerOf(protea);
  const names = ['=1+1', '+27 82 123', '-2', '-2+3', '+cmd|1', '@sum(a1)', '\t=1', 'a,"b"\nc'];
  await inTenant(site.database.owner, provider_id, async (tx) => {
    for (const name of names) await buildAccount(tx, { provider_id, name });
  });
  const found = rowsOf((await fileOf('format=csv', protea)).body).map(([name]) => name);
  for (const name of names) expect(found).toContain(/^[=@\t]|^-2\+|^\+c/.test(name) ? `'${name}` : name);
});

test('XLSX holds the same rows', async () => {
  const answer = await fileOf('format=xlsx&search=karoo');
  expect(answer.statusCode).toBe(200);
  const sheet = fileInZip(answer.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<v>750</v>');
  expect(fileInZip(answer.rawPayload, 'xl/sharedStrings.xml')).toContain('Karoo Crafts');
});

test('F397 a long list is queued, and only the requesting user is emailed the link to its file', async () => {
  const provider_id = await providerOf(protea);
  await inTenant(site.database.owner, provider_id, async (tx) => {
    await buildSettings(tx, { provider_id, settings: { provider_title: 'Sugarbush' } });
    const rows = Array.from({ length: 1000 }, () => ({}));
    for (let part = 0; part * 1000 <= atOnce; part += 1)
      await tx
        .insertInto('accounts')
        .values(
          rows.map((_, at) => {
            const number = part * 1000 + at;
            return { provider_id, account_code: `L${number}`, name: `Long ${number}`, account_type: 'guest' };
          }),
        )
        .execute();
  });
  const answer = await request('format=csv&search=long&sort=-account_code&columns=["account_code"]', protea);
  expect(answer.statusCode, answer.body).toBe(202);
  const { export: queued } = answer.json<{ export: ListExport }>();
  expect(queued).toMatchObject({ rows_total: atOnce + 1000 });
  const own = async (caller: Caller): Promise<ListExport | undefined> =>
    (await caller.get('/api/exports')).json<{ exports: ListExport[] }>().exports.find(({ id }) => id === queued.id);
  const read = async (): Promise<ListExport> => (await own(protea))!;
  await expect.poll(async () => (await read()).status).toBe('ready');
  expect((await read()).rows_done).toBe(atOnce + 1000);
  const lines = rowsOf((await protea.get(`/api/exports/${queued.id}/file`)).body).slice(1);
  expect(lines).toHaveLength(atOnce + 1000);
  expect(lines[0]).toHaveLength(1);
  const codes = lines.map(([code]) => code!);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes[0]).toBe('L999');
  const mail = await inTenant(site.database.owner, provider_id, (tx) =>
    tx
      .selectFrom('mails')
      .select(['recipients', 'subject', 'body'])
      .where('kind', '=', 'export_ready')
      .executeTakeFirstOrThrow(),
  );
  expect(mail.recipients).toEqual(['staff@protea.test']);
  expect(mail.subject).toBe('Your download from Sugarbush is ready');
  expect(mail.body).toContain('http://protea.localhost/downloads');
  for (const caller of [staff, await signIn(site, 'platform@kestrel.test')]) {
    expect(await own(caller)).toBeUndefined();
    expect((await caller.get(`/api/exports/${queued.id}/file`)).statusCode).toBe(404);
  }
});

test('F397 an export made while acting as a customer has their rows, and belongs to whoever made it', async () => {
  const customer = await signIn(site, 'owner@acme.test');
  const acting = { request_username: 'owner@acme.test' };
  const answer = await staff.post('/api/accounts/export?format=csv', acting);
  expect(answer.statusCode, answer.body).toBe(200);
  const { url, export: made } = answer.json<{ url: string; export: ListExport }>();
  expect(rowsOf((await staff.get(url)).body).map(([name]) => name)).toEqual(['Name', 'Acme Trading']);
  const idsOf = async (caller: Caller, query = '') =>
    (await caller.get(`/api/exports${query}`)).json<{ exports: ListExport[] }>().exports.map(({ id }) => id);
  expect(await idsOf(staff)).toContain(made.id);
  expect(await idsOf(staff, '?request_username=owner@acme.test')).toContain(made.id);
  expect(await idsOf(customer)).not.toContain(made.id);
  expect((await customer.get(url)).statusCode).toBe(404);
});

test('users see their own exports for a week with their files, of any list', async () => {
  const platform = await signIn(site, 'platform@kestrel.test');
  const answer = await platform.post('/api/providers/all/export?format=csv', {});
  expect(answer.statusCode, answer.body).toBe(200);
  const { url, export: made } = answer.json<{ url: string; export: ListExport }>();
  expect(made).toMatchObject({ title: 'Providers', status: 'ready', rows_done: made.rows_total, url });
  expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(7 * 86_400_000);
  const own = async (): Promise<readonly ListExport[]> =>
    (await platform.get('/api/exports')).json<{ exports: ListExport[] }>().exports;
  expect(await own()).toEqual([made]);
  expect((await platform.get(url)).statusCode).toBe(200);
  await asOwner(site.database.owner, (tx) =>
    tx
      .updateTable('list_exports')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('id', '=', made.id)
      .execute(),
  );
  expect(await own()).toEqual([]);
  expect((await platform.get(url)).statusCode).toBe(404);
});

/** The text of one file in a ZIP archive, by its central directory entry. */
function fileInZip(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(name) - 46;
  const at = zip.readUInt32LE(entry + 42);
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return (zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed)).toString();
}
