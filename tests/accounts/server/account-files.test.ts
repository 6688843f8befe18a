/** Files as answers: type detected from the content, limited in size, sent only as downloads and only to users who may see the answer. */
import { beforeAll, expect, test } from 'vitest';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountOf, answer, define, details, heardFrom, orders, papers, popia, vehicles } from './account-fields.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const user = await signIn(site, 'user@acme.test');
const other = await signIn(site, 'owner@prepaid.test');
const elsewhere = await signIn(site, 'staff@protea.test');
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 7)]);
let acme: number;

beforeAll(async () => {
  await define(staff, [{ ...heardFrom, required: false }, orders, papers], [vehicles, popia]);
  acme = await accountOf(owner);
});

interface Sending {
  readonly name?: string;
  readonly field?: string;
  readonly account?: number;
  readonly type?: string;
}

function send(
  caller: Caller,
  payload: Buffer | string,
  { name = 'papers.pdf', field = 'papers', account, type }: Sending = {},
) {
  const query = new URLSearchParams({ field_id: field, name, ...(account ? { account_id: String(account) } : {}) });
  return site.app.inject({
    method: 'POST',
    url: `/api/accounts/details/files?${query.toString()}`,
    payload,
    headers: {
      host: caller === elsewhere ? 'protea.localhost' : 'localhost',
      authorization: `Bearer ${caller.token}`,
      'content-type': type ?? 'application/octet-stream',
    },
  });
}

function download(caller: Caller, id: string) {
  return caller.get(`/api/accounts/details/files/${id}`);
}

async function sent(caller: Caller, payload = pdf, sending: Sending = {}): Promise<string> {
  const stored = await send(caller, payload, sending);
  expect(stored.statusCode, stored.body).toBe(200);
  return stored.json<{ file: { id: string } }>().file.id;
}

test('an uploaded file is private to its uploader until it is an answer, then visible to all who may see the answer', async () => {
  const id = await sent(owner, pdf, { name: '../../Company papers.PDF' });
  expect((await download(owner, id)).statusCode).toBe(200);
  for (const stranger of [staff, user, other]) expect((await download(stranger, id)).statusCode).toBe(404);

  const saved = await answer(site, owner, {
    answers: { papers: { id, name: 'lies.exe', size: 1, media_type: 'text/html' } },
  });
  expect(saved.status).toBe(200);
  expect(saved.details.answers).toMatchObject([
    {
      value: { id, name: 'Company papers.PDF', size: pdf.length, media_type: 'application/pdf' },
      text: 'Company papers.PDF',
    },
  ]);
  for (const reader of [owner, staff, user]) expect((await download(reader, id)).rawPayload.equals(pdf)).toBe(true);
  for (const stranger of [other, elsewhere]) expect((await download(stranger, id)).statusCode).toBe(404);

  await define(staff, [heardFrom, orders, { ...papers, retired: true, seen_by: 'staff' }], [vehicles, popia]);
  expect((await download(owner, id)).statusCode).toBe(404);
  expect((await download(staff, id)).statusCode).toBe(200);
  await define(staff, [{ ...heardFrom, required: false }, orders], [vehicles, popia]);
  expect((await details(staff, acme)).answers).toMatchObject([{ state: 'removed', text: 'Company papers.PDF' }]);
  expect((await download(owner, id)).statusCode).toBe(200);
  await define(staff, [{ ...heardFrom, required: false }, orders, papers], [vehicles, popia]);
});

test('a file is always sent as a download, never rendered as a page', async () => {
  const id = await sent(owner, Buffer.from('a;b\n"<script>";2\n'), { name: 'Prys & "lys".csv' });
  const { headers } = await download(owner, id);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="Prys & lys.csv"; filename*=UTF-8''Prys%20%26%20lys.csv`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test('the file type is detected from the content', async () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const program = Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03]);
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const refused: [Buffer, string][] = [
    [page, 'papers.pdf'],
    [program, 'list.csv'],
    [picture, 'papers.png'],
    [page, 'page.html'],
  ];
  for (const [bytes, name] of refused) {
    const { statusCode, json } = await send(owner, bytes, { name });
    expect([name, statusCode]).toEqual([name, 415]);
    expect(json()).toMatchObject({ code: 'wrong_kind_of_file', errors: [{ field: 'file' }] });
  }
  const renamed = await send(owner, pdf, { name: 'papers.exe' });
  expect(renamed.json()).toMatchObject({ file: { name: 'papers.exe.pdf', media_type: 'application/pdf' } });
});

test('uploads above the size limit of the field are cut off', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(1_000_000)]);
  const answered = await send(owner, large);
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([413, 'file_too_large']);
  expect((await send(owner, Buffer.alloc(0))).statusCode).toBeGreaterThanOrEqual(400);
});

test('uploads need write permission and a field that accepts files', async () => {
  expect((await send(user, pdf)).statusCode).toBe(403);
  expect((await send(other, pdf, { account: acme })).statusCode).toBe(403);
  expect((await send(elsewhere, pdf, { account: acme })).statusCode).toBe(404);
  expect((await send(owner, pdf, { field: 'po-email' })).statusCode).toBe(404);
  expect((await send(owner, pdf, { field: 'fleet-size' })).statusCode).toBe(404);
  expect((await send(owner, '{}', { type: 'application/json' })).statusCode).toBe(400);
  expect(
    (
      await site.app.inject({
        method: 'POST',
        url: '/api/accounts/details/files',
        payload: pdf,
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).statusCode,
  ).toBe(401);
});

test('an answer can reference only files of its own account and field', async () => {
  const theirs = await sent(other);
  for (const value of [theirs, { id: theirs }, 'nonsense', 7, {}]) {
    const { status, refusal } = await answer(site, owner, { answers: { papers: value } });
    expect(status).toBe(422);
    expect(refusal.errors).toMatchObject([
      { field: 'answers.papers', message: 'Choose another file: PDF, CSV, at most 1 MB.' },
    ]);
  }
  expect((await download(owner, theirs)).statusCode).toBe(404);
});

test('unused uploads are deleted', async () => {
  const [first] = [await sent(other)];
  for (let count = 0; count < 20; count += 1) await sent(other);
  expect((await download(other, first)).statusCode).toBe(404);
});
