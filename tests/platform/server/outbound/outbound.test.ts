/** Addresses entered by users cannot make the server send requests to its own network, in any notation or by redirect. */
import { afterAll, expect, it } from 'vitest';
import { isPublicAddress, parseTrusted } from '#platform/server/outbound/addresses.ts';
import { Outbound } from '#platform/server/outbound/outbound.ts';
import { startGateways } from '../../../simulators/gateway-server.ts';

const inside = await startGateways({ answer: () => ({ status: 200, body: { inside: true } }) });
const leading = await startGateways({
  answer: (_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
    return undefined;
  },
});
const silent = await startGateways({ answer: () => undefined });
const endless = await startGateways({ answer: () => ({ status: 200, body: 'x'.repeat(300_000) }) });
const encrypted = await startGateways({ encrypted: true, answer: () => ({ status: 200, body: 'in private' }) });
afterAll(() => Promise.all([inside, leading, silent, endless, encrypted].map((server) => server.close())));

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['::127.0.0.1', '::7f00:1', '::a00:1', '64:ff9b:1::a00:1', 'fec0::1', '4000::1'],
  ...['255.255.255.255', '198.18.0.1', '192.0.2.1', 'not an address', ''],
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '41.74.179.194', '2606:4700:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...[
    'https://127.0.0.1',
    'https://10.0.0.8:8443/hook',
    'https://169.254.169.254/latest/meta-data',
    'http://192.168.1.1',
  ],
  ...['https://0x7f.1', 'https://2130706433', 'https://[::1]', 'https://localhost:3051', 'https://api.localhost.'],
  ...['metadata.google.internal', 'printer.local', 'LOCALHOST', '10.1.2.3', 'https://user:secret@127.1/'],
])('%s is refused as typed, without asking a name server', (typed) => {
  expect(new Outbound().refuseInternal('url', typed)).toMatchObject([{ field: 'url', code: 'internal_address' }]);
});

it.each([
  'https://shop.acme.test/hook',
  'smtp.kestrel.test',
  'https://41.74.179.194',
  'local.kestrel.test',
  'x',
  '',
  7,
])('%s may be saved', (typed) => expect(new Outbound().refuseInternal('url', typed)).toEqual([]));

it('internal addresses of the configuration may be saved', () => {
  const outbound = new Outbound({ trusted: ['10.0.0.8:8443', 'mail.internal:587=10.0.0.9:25'] });
  for (const typed of ['https://10.0.0.8:8443/hook', 'mail.internal'])
    expect(outbound.refuseInternal('url', typed)).toEqual([]);
  expect(outbound.refuseInternal('url', 'https://10.0.0.9')).toHaveLength(1);
});

it.each([
  'https://127.0.0.1',
  'https://localhost',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://169.254.169.254/latest/meta-data',
])('rejects %s before sending a request', async (address) => {
  const url = new URL(address);
  url.port = String(inside.port);
  await expect(new Outbound().request(url)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(inside.requests).toEqual([]);
});

it('rejects unencrypted URLs, and URLs with a password', async () => {
  await expect(new Outbound().request(new URL('http://1.1.1.1/'))).rejects.toThrow('Only https');
  await expect(new Outbound().request(new URL('https://me:pw@1.1.1.1/'))).rejects.toThrow('password');
});

it('rejects a key with characters that a header cannot contain', async () => {
  const headers = { authorization: 'App 1234\u200b' };
  const outbound = new Outbound({ trusted: [`127.0.0.1:${inside.port}`] });
  await expect(outbound.request(new URL(`http://127.0.0.1:${inside.port}/`), { headers })).rejects.toMatchObject({
    kind: 'forbidden',
    message: 'The key contains characters that can’t be sent. Copy and paste it again.',
  });
  expect(inside.requests).toEqual([]);
});

it('connects to internal hosts only if configured, on exactly that port', async () => {
  const outbound = new Outbound({ trusted: [`127.0.0.1:${inside.port}`] });
  const answer = await outbound.request(new URL(`http://127.0.0.1:${inside.port}/a`));
  expect(answer).toEqual({ status: 200, text: '{"inside":true}' });
  await expect(outbound.request(new URL(`http://127.0.0.1:${silent.port}/`))).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('resolves a name as configured, and uses that name in the request', async () => {
  const outbound = new Outbound({ trusted: [`api.gateway.test:443=127.0.0.1:${encrypted.port}`] });
  const answer = await outbound.request(new URL('https://api.gateway.test/a'));
  expect(answer).toEqual({ status: 200, text: '"in private"' });
  expect(encrypted.requests.at(-1)?.headers['host']).toBe('api.gateway.test');
});

it('does not follow redirects', async () => {
  const before = inside.requests.length;
  const outbound = new Outbound({ trusted: [`127.0.0.1:${leading.port}`, `127.0.0.1:${inside.port}`] });
  expect((await outbound.request(new URL(`http://127.0.0.1:${leading.port}/`))).status).toBe(302);
  expect(inside.requests.length).toBe(before);
});

it('waits a limited time, reads a limited size, and returns a helpful error', async () => {
  const trusted = [`127.0.0.1:${silent.port}`, `127.0.0.1:${endless.port}`, '127.0.0.1:1', 'no-such-machine.test:443'];
  const send = (address: string, patienceMs = 60_000) =>
    new Outbound({ trusted, patienceMs }).request(new URL(address));
  await expect(send(`http://127.0.0.1:${silent.port}/`, 200)).rejects.toThrow('didn’t respond in time');
  expect((await send(`http://127.0.0.1:${endless.port}/`)).text).toHaveLength(256 * 1024);
  await expect(send('http://127.0.0.1:1/')).rejects.toThrow('No response');
  await expect(send('https://no-such-machine.test/')).rejects.toThrow('no server called no-such-machine.test');
});

it.each(['localhost', 'a:b', 'a:1=b'])('rejects %s as a trusted host', (entry) => {
  expect(() => parseTrusted([entry])).toThrow(/OUTBOUND_TRUSTED must hold/);
});
