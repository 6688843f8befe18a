/** Each gateway's connection test, against a server with its protocol. */
import { afterAll, describe, expect, it } from 'vitest';
import { bobPayCheck } from '#modules/payments/server/gateways/bob-pay/check-connection.ts';
import { infobipCheck } from '#modules/messaging/server/gateways/infobip/check-connection.ts';
import { payfastCheck } from '#modules/payments/server/gateways/payfast/check-connection.ts';
import { apiSignature, phpEncode } from '#modules/payments/server/gateways/payfast/signature.ts';
import { smtpCheck } from '#platform/server/mail/check-connection.ts';
import { stitchCheck } from '#modules/payments/server/gateways/stitch/check-connection.ts';
import type { ConnectionCheck } from '#platform/server/outbound/connection.ts';
import { Outbound } from '#platform/server/outbound/outbound.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { accepted } from '../../simulators/gateways.ts';
import { startMailServer } from '../../simulators/mail-server.ts';

const right = await startGateways();
const encrypted = await startGateways({ encrypted: true });
const broken = await startGateways({ answer: () => ({ status: 503, body: {} }) });
const strange = await startGateways({ answer: () => ({ status: 200, body: '<html>Sign in to the network</html>' }) });
const login = { user: 'noreply@kestrel.test', password: 'right' };
const [starttls, tls, open] = await Promise.all([
  startMailServer({ login, encryption: 'starttls' }),
  startMailServer({ login, encryption: 'tls' }),
  startMailServer({ login }),
]);
const mailServers = { 'starttls.test': starttls, 'tls.test': tls, 'open.test': open };
afterAll(() => Promise.all([right, encrypted, broken, strange, starttls, tls, open].map((server) => server.close())));

const at = (server: { port: number }) => `http://127.0.0.1:${server.port}`;
const outbound = new Outbound({
  patienceMs: 60_000,
  trusted: [
    ...[right, broken, strange].map(({ port }) => `127.0.0.1:${port}`),
    `${accepted.infobip.host}:443=127.0.0.1:${encrypted.port}`,
    ...Object.entries(mailServers).map(([name, { port }]) => `${name}:587=127.0.0.1:${port}`),
  ],
});
const clock = () => new Date('2026-11-21T09:00:00Z');

type Making = (address: string) => ConnectionCheck;
const { payfast, bobPay, stitch } = accepted;
const cases: readonly [string, Making, Readonly<Record<string, string>>, readonly string[]][] = [
  ['PayFast', (address) => payfastCheck(address, clock), payfast, ['merchant_id', 'passphrase']],
  ['Bob Pay', bobPayCheck, bobPay, ['account_code', 'passphrase']],
  ['Stitch', stitchCheck, stitch, ['client_id', 'client_secret']],
];

describe.each(cases)('%s', (title, make, credentials, names) => {
  it('accepts correct credentials', async () => {
    const verdict = await make(at(right)).run(credentials, outbound);
    expect(verdict.result, verdict.message).toBe('connected');
    expect(verdict.message).toContain(`Connected as `);
  });

  it.each(names)('rejects a wrong %s, without repeating it', async (name) => {
    const wrong = `!wrong'(${name})~`;
    const verdict = await make(at(right)).run({ ...credentials, [name]: wrong }, outbound);
    expect(verdict.result).toBe('wrong_credentials');
    expect(verdict.message).not.toContain(wrong);
  });

  it('does not treat a broken gateway or an unrelated page as a result', async () => {
    expect((await make(at(broken)).run(credentials, outbound)).result).toBe('unexpected');
    expect((await make(at(strange)).run(credentials, outbound)).result).toBe('unexpected');
  });

  it('reports an unreachable host', async () => {
    const alone = new Outbound({ trusted: ['127.0.0.1:1'] });
    const verdict = await make('http://127.0.0.1:1').run(credentials, alone);
    expect(verdict).toMatchObject({
      result: 'unreachable',
      message: `Not connected: couldn’t reach ${title}. No response from this address.`,
    });
  });
});

it('PayFast’s signature matches its PHP code, and does not include the sandbox', async () => {
  expect(phpEncode("a b!'()*~é-_.")).toBe('a+b%21%27%28%29%2A%7E%C3%A9-_.');
  expect(apiSignature({ version: 'v1' }, '')).toBe(apiSignature({ version: 'v1' }, ''));
  const sandbox = payfastCheck(`${at(right)}/?testing=true`, clock);
  expect((await sandbox.run(payfast, outbound)).result).toBe('connected');
  expect(right.requests.at(-1)?.query.get('testing')).toBe('true');
  expect(right.requests.at(-1)?.query.get('date')).toBe('2026-11-21');
});

it('Infobip is called at the account’s own host', async () => {
  const { host, api_key } = accepted.infobip;
  const base_url = `https://${host}`;
  expect((await infobipCheck.run({ base_url, api_key }, outbound)).result).toBe('connected');
  expect((await infobipCheck.run({ base_url, api_key: 'other' }, outbound)).result).toBe('wrong_credentials');
  const inside = await infobipCheck.run({ base_url: 'https://localhost', api_key }, outbound);
  expect(inside).toMatchObject({
    result: 'unreachable',
    message: expect.stringContaining('Nothing was sent') as string,
  });
});

describe('a mail server', () => {
  const check = (host: string, security: string, more: object = {}) =>
    smtpCheck.run({ host, port: 587, security, username: login.user, password: login.password, ...more }, outbound);

  it('accepts a login by STARTTLS and by TLS', async () => {
    expect((await check('starttls.test', 'starttls')).result).toBe('connected');
    expect((await check('tls.test', 'tls')).result).toBe('connected');
  });

  it('rejects a wrong password, without sending anything', async () => {
    const verdict = await check('starttls.test', 'starttls', { password: 'wrong-one' });
    expect(verdict.result).toBe('wrong_credentials');
    expect(verdict.message).not.toContain('wrong-one');
    expect(starttls.mails).toEqual([]);
  });

  it('gets no password over an unencrypted connection', async () => {
    expect(await check('open.test', 'starttls')).toMatchObject({
      result: 'unreachable',
      message: 'Not connected: The mail server doesn’t offer trusted encryption. Check port and encryption.',
    });
  });

  it('is not contacted in our own network', async () => {
    expect((await check('localhost', 'starttls')).message).toContain('not an address on the internet');
  });
});
