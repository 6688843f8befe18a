/** Of two people who save the same thing at the same moment, the second one gets the error of the usual check. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../../app.ts';
import { buildRole } from '../../../factories/role.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const platform = await signIn(site, 'platform@kestrel.test');

interface Sent {
  readonly by?: Caller;
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: object;
}

function send({ by = staff, method = 'POST', url, body }: Sent) {
  const headers = { host: 'localhost', authorization: `Bearer ${by.token}` };
  return site.request({ method, url: `/api${url}`, headers, ...(body && { payload: body }) });
}

/**
 * Every save writes an audit event last, so while those wait, both have checked and the first one has written. The
 * second one waits for the first one's row.
 */
async function atOnce(first: Sent, second: Sent) {
  const { owner, app } = site.database;
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const become = (count: number) => expect.poll(async () => (await app.pool.query(waiting)).rowCount).toBe(count);
  const answers = await asOwner(owner, async (tx) => {
    await sql`lock table audit_events in share mode`.execute(tx);
    const one = send(first);
    await become(1);
    const two = send(second);
    await become(2);
    return { one, two };
  });
  return { one: await answers.one, two: await answers.two };
}

const clerk = { permissions: ['API_/shipments:GET'] };
const notes = { version: '9.1', published_on: '2026-11-01', body: 'New' };

/** The same request twice; the field whose value the other one has. */
const pairs: readonly (readonly [what: string, sent: Sent, code: string, field: string])[] = [
  ['branch code', { url: '/branches', body: { code: 'NEW', name: 'New' } }, 'known_code', 'code'],
  ['role name', { url: '/roles', body: { label: 'Clerk', ...clerk } }, 'known_role', 'label'],
  [
    'email address of a user',
    { url: '/users', body: { name: 'New', email: 'new@kestrel.test', role_id: 7 } },
    'known_email',
    'email',
  ],
  [
    'account code',
    { url: '/accounts', body: { name: 'New', account_type: 'prepaid', account_code: 'NEW001' } },
    'known_code',
    'account_code',
  ],
  ['version of release notes', { by: platform, url: '/release-notes', body: notes }, 'known_version', 'version'],
];

test.each(pairs)('two people add the same %s', async (_what, sent, code, field) => {
  const { one, two } = await atOnce(sent, sent);
  expect(one.statusCode, one.body).toBe(200);
  expect(two.json(), two.body).toMatchObject({ code, errors: [{ field }] });
});

/** Records that get the same value of a field. */
const renamings: readonly (readonly [what: string, url: string, field: string, rest: object, code: string])[] = [
  ['branches', '/branches', 'code', { name: 'Renamed' }, 'known_code'],
  ['roles', '/roles', 'label', clerk, 'known_role'],
];

test.each(renamings)('two people give two %s the same name', async (_what, url, field, rest, code) => {
  const ids: number[] = [];
  for (const value of ['ONE', 'TWO']) {
    const made = await send({ url, body: { ...rest, [field]: value } });
    ids.push(Object.values(made.json<Record<string, { id: number }>>())[0]!.id);
  }
  const renamed = (id: number): Sent => ({ method: 'PATCH', url: `${url}/${id}`, body: { [field]: 'SAME' } });
  const { one, two } = await atOnce(renamed(ids[0]!), renamed(ids[1]!));
  expect(one.statusCode, one.body).toBe(200);
  expect(two.json(), two.body).toMatchObject({ code, errors: [{ field }] });
});

test('a user gets a role that someone else deletes', async () => {
  const { id } = await asOwner(site.database.owner, (tx) => buildRole(tx, { provider_id: 1, label: 'Temp', ...clerk }));
  const user = { name: 'Late', email: 'late@kestrel.test', role_id: id };
  const { one, two } = await atOnce({ method: 'DELETE', url: `/roles/${id}` }, { url: '/users', body: user });
  expect(one.statusCode, one.body).toBe(200);
  expect(two.json(), two.body).toMatchObject({ code: 'invalid_user', errors: [{ field: 'role_id' }] });
});
