/** The host of a request becomes part of links in mails, so that nobody can have another address in it. */
import { expect, test } from 'vitest';
import { testApp } from '../../../app.ts';

const site = await testApp();

test.each([
  'localhost\\@evil.test',
  'localhost#@evil.test',
  'localhost/.evil.test',
  'localhost?.evil.test',
  'localhost:80:90',
  'me@localhost',
  'http://localhost',
  'localhost evil.test',
])('%s is refused before anything is done', async (host) => {
  const payload = { email: 'support@kestrel.test' };
  for (const request of [
    { method: 'POST', url: '/api/users/reset-password', payload },
    { method: 'GET', url: '/api/version.json' },
    { method: 'GET', url: '/login' },
  ] as const) {
    const answer = await site.app.inject({ ...request, headers: { host } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message: 'The address cannot be read.', errors: [] },
    ]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['localhost', 'localhost:3051', 'ship.example.com', '10.0.0.8:3051', '[::1]:3051', 'web_1:3051'])(
  '%s is a host',
  async (host) => {
    expect((await site.app.inject({ url: '/health', headers: { host } })).statusCode).toBe(200);
  },
);
