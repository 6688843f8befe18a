/** The logo of printed documents when it is linked on another site: fetched once, and never in the way of the document. */
import { afterAll, expect, test } from 'vitest';
import { readLogo } from '#modules/files/server/services/printed-logo.ts';
import { testApp } from '../../app.ts';
import { startGateways } from '../../simulators/gateway-server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture of that many pixels a side, as its first bytes say. */
function sized(side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
/** Its header is fine, its pixels are not. */
function damaged(): Buffer {
  const bytes = Buffer.from(png);
  return bytes.fill(0xff, bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8);
}
const files: Readonly<Record<string, Buffer>> = {
  '/logo.png': png,
  '/logo.jpg': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(300_000)]),
  '/logo.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/page.html': Buffer.from('<!doctype html>'),
  '/huge.png': Buffer.concat([png, Buffer.alloc(2_000_000)]),
  '/bomb.png': sized(60_000),
  '/damaged.png': damaged(),
};
const site = await startGateways({
  encrypted: true,
  answer: (request, response) => {
    const bytes = files[request.path];
    response.writeHead(bytes ? 200 : 404).end(bytes ?? png);
    return undefined;
  },
});
afterAll(() => site.close());
let now = new Date('2031-03-01T10:00:00Z');
const { app } = await testApp({
  clock: () => now,
  env: { OUTBOUND_TRUSTED: `images.acme.test:443=127.0.0.1:${site.port}` },
});
const logo = (path: string) => readLogo(app.services, 1, `https://images.acme.test${path}`);

test('a linked PNG or JPEG is printed, and fetched once in ten minutes', async () => {
  const both = await Promise.all([logo('/logo.png'), logo('/logo.png')]);
  expect(both).toEqual([png, png]);
  expect(await logo('/logo.jpg')).toEqual(files['/logo.jpg']);
  expect(site.requests.map(({ path }) => path)).toEqual(['/logo.png', '/logo.jpg']);
  now = new Date('2031-03-01T10:11:00Z');
  await logo('/logo.png');
  expect(site.requests).toHaveLength(3);
});

test.each(['/logo.svg', '/page.html', '/huge.png', '/bomb.png', '/damaged.png', '/gone.png'])(
  '%s is not printed',
  async (path) => {
    expect(await logo(path)).toBeUndefined();
  },
);

test('an address that does not answer, or is in our own network, leaves the document without a logo', async () => {
  for (const address of ['https://nobody.invalid/logo.png', 'https://127.0.0.1/logo.png', 'http://1.1.1.1/logo.png'])
    expect(await readLogo(app.services, 1, address)).toBeUndefined();
});
