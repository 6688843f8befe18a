/** Signed URLs: who gets one, what it accepts and returns, for how long, and that they cannot be forged. */
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { signIn, testApp, type Caller } from '../../app.ts';
import { jpeg, png, pngOf, svg, webp } from './images.ts';

const time = Date.parse('2031-03-10T08:00:00Z');
let now = new Date(time);
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const ops = await signIn(site, 'ops@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const elsewhere = await signIn(site, 'staff@protea.test');

const hostOf = (caller: Caller): string => (caller === elsewhere ? 'protea.localhost' : 'localhost');

function askUpload(caller: Caller, file_name = 'Our logo.png', folder = 'logos') {
  return caller.get(`/api/s3-url/upload?${new URLSearchParams({ file_name, folder }).toString()}`);
}

interface Address {
  readonly url: string;
  readonly file_name: string;
}

async function addressFor(name?: string, caller = staff): Promise<Address> {
  const answer = await askUpload(caller, name);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Address>();
}

/** Sent without a session, as a program would. */
function put(url: string, payload: Buffer | string) {
  const { pathname, search, host } = new URL(url);
  const headers = { host, 'content-type': 'application/octet-stream' };
  return site.request({ method: 'PUT', url: `${pathname}${search}`, payload, headers });
}

function fetchFrom(url: string) {
  const { pathname, search, host } = new URL(url);
  return site.request({ method: 'GET', url: `${pathname}${search}`, headers: { host } });
}

async function uploaded(name: string, bytes: Buffer, caller = staff) {
  const { url } = await addressFor(name, caller);
  const answer = await put(url, bytes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ file: { file_name: string; size: number; media_type: string; public_url: string } }>().file;
}

function askDownload(caller: Caller, names: readonly string[]) {
  const query = new URLSearchParams({ file_name: JSON.stringify(names), folder: 'logos' });
  return caller.get(`/api/s3-url/download?${query.toString()}`, { host: hostOf(caller) });
}

test('F396 a file is uploaded to a signed URL by PUT and downloaded from another', async () => {
  const { url, file_name } = await addressFor();
  expect(file_name).toMatch(/^Our logo-[0-9a-f]{8}\.png$/);
  expect(url).toMatch(/^http:\/\/localhost\/api\/s3-url\/files\?token=/);
  const stored = await put(url, png);
  expect(stored.json()).toEqual({
    file: {
      file_name,
      size: png.length,
      media_type: 'image/png',
      public_url: expect.stringMatching(/^\/images\/\d+\//) as string,
    },
  });
  const { url: from } = (await askDownload(staff, [file_name])).json<{ url: string }>();
  const found = await fetchFrom(from);
  expect(found.rawPayload.equals(png)).toBe(true);
  expect(found.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringContaining('attachment; filename="Our logo.png"') as string,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

test('F396 several files are downloaded as one ZIP', async () => {
  const first = await uploaded('one.png', png);
  const second = await uploaded('two.jpg', jpeg);
  const { url } = (await askDownload(staff, [first.file_name, second.file_name])).json<{ url: string }>();
  const found = await fetchFrom(url);
  expect(found.headers['content-disposition']).toContain('files.zip');
  const files = unzipSync(found.rawPayload);
  expect(Object.keys(files)).toEqual([first.file_name, second.file_name]);
  expect(Buffer.from(files[second.file_name]!).equals(jpeg)).toBe(true);
});

test('only users who may change the provider’s brand upload logos', async () => {
  for (const caller of [ops, driver, owner]) expect((await askUpload(caller)).statusCode).toBe(403);
  expect((await askUpload(staff, 'a.png', 'nothing')).json()).toMatchObject({ code: 'unknown_folder' });
});

test('a file name is private to its provider', async () => {
  const { file_name } = await uploaded('mine.png', png);
  expect((await askDownload(elsewhere, [file_name])).statusCode).toBe(404);
  expect((await askDownload(staff, [file_name, 'nothing.png'])).statusCode).toBe(404);
});

test('a URL expires after 15 minutes, works once, and cannot be changed or used with the other method', async () => {
  const { url } = await addressFor();
  const token = new URL(url).searchParams.get('token')!;
  const [text = '', signature = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  const bent = Buffer.from(JSON.stringify({ ...payload, provider_id: 2 })).toString('base64url');
  for (const wrong of [`${bent}.${signature}`, `${text}.${'A'.repeat(43)}`])
    expect((await put(url.replace(token, wrong), png)).json()).toMatchObject({ code: 'expired_link' });
  expect((await fetchFrom(url)).statusCode).toBe(403);
  expect((await put(url, png)).statusCode).toBe(200);
  expect((await put(url, png)).json()).toMatchObject({ code: 'file_exists' });

  const late = await addressFor();
  const { file_name } = await uploaded('late.png', png);
  const download = (await askDownload(staff, [file_name])).json<{ url: string }>();
  now = new Date(time + 15 * 60_000);
  expect((await put(late.url, png)).json()).toMatchObject({ code: 'expired_link' });
  expect((await fetchFrom(download.url)).statusCode).toBe(403);
  now = new Date(time);
  expect((await fetchFrom(download.url)).statusCode).toBe(200);
});

test('a URL works at the site for which it was made, and not at that of another provider', async () => {
  const { url } = await addressFor();
  const there = (address: string) => address.replace('http://localhost/', 'http://protea.localhost/');
  expect((await put(there(url), png)).json()).toMatchObject({ code: 'expired_link' });
  const { file_name } = await uploaded('ours.png', png);
  const download = (await askDownload(staff, [file_name])).json<{ url: string }>();
  expect((await fetchFrom(there(download.url))).statusCode).toBe(403);
  expect((await fetchFrom(download.url)).statusCode).toBe(200);
});

test('the file type is detected from the content and must match the name', async () => {
  const accepted = [
    ['a.png', png, 'image/png'],
    ['b.jpeg', jpeg, 'image/jpeg'],
    ['c.webp', webp, 'image/webp'],
    ['d.svg', svg, 'image/svg+xml'],
  ] as const;
  for (const [name, bytes, media_type] of accepted) expect(await uploaded(name, bytes)).toMatchObject({ media_type });
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  for (const [name, bytes] of [
    ['page.png', page],
    ['page.svg', page],
    ['lies.png', jpeg],
    ['short.png', png.subarray(0, 4)],
    ['empty.png', Buffer.alloc(0)],
  ] as const) {
    const { url } = await addressFor(name);
    expect([name, (await put(url, bytes)).statusCode]).toEqual([name, 415]);
  }
  expect((await askUpload(staff, 'program.exe')).json()).toMatchObject({ code: 'wrong_kind_of_file' });
  expect((await askUpload(staff, 'paper.pdf')).statusCode).toBe(415);
});

test('uploads are limited to the size of the folder, and JSON is not a file', async () => {
  const { url } = await addressFor();
  const large = await put(url, Buffer.concat([png, Buffer.alloc(2_000_001 - png.length)]));
  expect(large.json()).toMatchObject({ code: 'file_too_large', message: 'The file is larger than 2 MB.' });
  const bomb = await put(url, pngOf(50_000, 50_000));
  expect(bomb.json()).toMatchObject({
    code: 'file_too_large',
    errors: [{ field: 'file', message: 'The picture has more than 100 megapixels. Make it smaller and try again.' }],
  });
  const { pathname, search, host } = new URL(url);
  const json = await site.app.inject({ method: 'PUT', url: `${pathname}${search}`, payload: {}, headers: { host } });
  expect(json.statusCode).toBe(400);
});

test('a logo is public and cached permanently, and its content can only draw', async () => {
  const evil = Buffer.from(svg.toString().replace('</svg>', '<script>alert(1)</script></svg>'));
  const { public_url } = await uploaded('evil.svg', evil);
  const shown = await site.request({ method: 'GET', url: public_url, headers: { host: 'anywhere.test' } });
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('<path');
  expect(shown.body).not.toContain('script');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const other = public_url.replace(/^\/images\/\d+/, '/images/2');
  expect((await site.request({ method: 'GET', url: other })).statusCode).toBe(404);
});
