/** Calls about accounts and people handle any input: they accept or reject it, and never fail. */
import { expect, test } from 'vitest';
import { signIn, testApp } from '../../app.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');

const texts = [
  '\u0000',
  'a\u0000b',
  '\uD800',
  '%',
  '%%',
  '_',
  '\\',
  '%\\',
  "'; drop table accounts; --",
  'ß'.repeat(20_000),
  '\u202E',
  '💥'.repeat(300),
];
const numbers = ['0', '-1', '9007199254740993', '99999999999999999999', '1e308', 'NaN', '1.5', ''];

/** Collects failures, and which response statuses occurred. */
class Answers {
  readonly broken: string[] = [];
  readonly codes = new Set<number>();

  async read(path: string, query: Readonly<Record<string, string>>): Promise<void> {
    const address = `${path}?${new URLSearchParams(query).toString()}`;
    this.note(address, await staff.get(address));
  }

  async send(method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object): Promise<void> {
    const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
    this.note(`${method} ${url} ${JSON.stringify(payload)}`, await site.request({ method, url, payload, headers }));
  }

  private note(label: string, { statusCode, body }: { readonly statusCode: number; readonly body: string }): void {
    this.codes.add(statusCode);
    if (statusCode >= 500) this.broken.push(`${label.slice(0, 200)}: ${body.slice(0, 300)}`);
  }
}

test('lists of accounts, users and roles accept any filter value without failing', async () => {
  const answers = new Answers();
  for (const path of ['/api/accounts', '/api/users', '/api/roles'])
    for (const text of texts) {
      await answers.read(path, { search: text });
      await answers.read(path, { sort: text });
      await answers.read(path, { cursor: text });
      await answers.read(path, {
        account_code: text,
        tags: JSON.stringify([text]),
        account_type: JSON.stringify([text]),
      });
    }
  for (const path of ['/api/accounts', '/api/users', '/api/roles'])
    for (const number of numbers)
      for (const name of ['id', 'limit', 'offset', 'provider_id', 'role_id', 'account_id'])
        await answers.read(path, { [name]: number });
  expect(answers.broken).toEqual([]);
  for (const code of [200, 400]) expect(answers.codes).toContain(code);
});

test('accounts, users and roles are saved or rejected for any input, without failing', async () => {
  const answers = new Answers();
  for (const text of texts) {
    await answers.send('POST', '/api/accounts', { name: text, account_type: 'postpaid' });
    await answers.send('POST', '/api/accounts', {
      name: 'Hostile',
      account_type: 'postpaid',
      account_code: text,
      tracking_prefix: text,
    });
    await answers.send('POST', '/api/users', {
      name: text,
      email: `${text}@kestrel.test`,
      role_id: 4,
      phone_number: text,
    });
    await answers.send('POST', '/api/roles', { label: text, permissions: [text] });
    await answers.send('POST', '/api/users/reset-password', { email: text });
    await answers.send('POST', '/api/users/update-password', { token: text, password: text });
    await answers.send('POST', '/api/login', { email: text, password: text });
  }
  for (const number of [0, -1, 2 ** 53, 1e20, 1e308, 1.5, 2 ** 31, 2 ** 63]) {
    await answers.send('POST', '/api/accounts', {
      name: 'Hostile',
      account_type: 'postpaid',
      credit_limit: number,
      branch_id: number,
    });
    await answers.send('POST', '/api/users', { name: 'Hostile', email: `h${number}@kestrel.test`, role_id: number });
    await answers.send('POST', '/api/users', {
      name: 'Hostile',
      email: `i${number}@kestrel.test`,
      role_id: 4,
      account_id: number,
      branch_id: number,
    });
    await answers.send('PATCH', `/api/users/${number}`, { name: 'Hostile', base_revision: number });
    await answers.send('PATCH', `/api/accounts/${number}`, { name: 'Hostile', base_revision: number });
    await answers.send('PATCH', `/api/roles/${number}`, { label: 'Hostile', base_revision: number });
    await answers.send('DELETE', `/api/roles/${number}`, {});
    await answers.send('POST', `/api/users/${number}/invite`, {});
  }
  expect(answers.broken).toEqual([]);
  for (const code of [200, 400, 404, 422]) expect(answers.codes).toContain(code);
});
