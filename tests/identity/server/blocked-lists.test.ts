/** The blocked lists: who maintains them, and that blocked contacts can't register, book as a guest or log in as a customer. */
import { expect, test } from 'vitest';
import { callerWith, signIn, testApp } from '../../app.ts';
import { demoPassword } from '../../factories/password.ts';
import { plain } from '../../shipments/server/booking-requests.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const guest = callerWith(site, null);

const block = (type: string, value: string) => staff.post('/api/blocked-lists', { type, value, note: 'Test' });

async function unblockAll(): Promise<void> {
  const { blocked_entries: all } = (await staff.get('/api/blocked-lists')).json<{
    blocked_entries: { id: number }[];
  }>();
  for (const { id } of all) await staff.post('/api/blocked-lists/remove', { id });
}

const logIn = (email: string) => guest.post('/api/login', { email, password: demoPassword });

// The demo has blocked entries as well.
await unblockAll();

test('F240 entries are added once, listed with who added them, and removed, each with an audit event', async () => {
  expect((await block('email-address', 'Fraud@Example.com')).statusCode).toBe(200);
  const again = await block('email-address', 'fraud@example.com ');
  expect([again.statusCode, again.json()]).toMatchObject([409, { errors: [{ field: 'value', code: 'known_entry' }] }]);
  const wrong = await block('ip-address', 'home');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { errors: [{ field: 'value' }] }]);
  const listed = await staff.get('/api/blocked-lists?type=["email-address"]');
  expect(listed.json()).toMatchObject({
    count: 1,
    blocked_entries: [{ value: 'fraud@example.com', note: 'Test', created_by: 'Sipho Staff' }],
  });
  await unblockAll();
  expect((await staff.post('/api/blocked-lists/remove', { id: 1 })).statusCode).toBe(404);
  const { audit_events } = (await staff.get('/api/audit/events?type=blocked_entry')).json<{ audit_events: object[] }>();
  const entry = { type: 'email-address', value: 'fraud@example.com', note: 'Test' };
  expect(audit_events.slice(0, 2)).toMatchObject([
    { change: { change_from: entry } },
    { change: { change_to: entry } },
  ]);
  expect((await (await signIn(site, 'owner@acme.test')).get('/api/blocked-lists')).statusCode).toBe(403);
});

test.each([
  ['email-address', 'owner@acme.test'],
  ['email-domain', 'acme.test'],
  ['ip-address', '127.0.0.1'],
])('F240 a customer on the list of %s can’t log in, staff always can', async (type, value) => {
  await block(type, value);
  const refused = await logIn('owner@acme.test');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'blocked', message: 'You can’t log in here. Contact us if you think this is a mistake.' },
  ]);
  expect((await logIn('staff@kestrel.test')).statusCode).toBe(200);
  await unblockAll();
  expect((await logIn('owner@acme.test')).statusCode).toBe(200);
});

test('F240 a customer who is blocked is logged out immediately, and nobody else is', async () => {
  const [blocked, other] = [await signIn(site, 'owner@acme.test'), await signIn(site, 'owner@prepaid.test')];
  await block('email-address', 'Owner@acme.test');
  await block('email-domain', 'kestrel.test');
  const mayRead = async (caller: typeof staff) => (await caller.get('/api/shipments')).statusCode;
  expect([await mayRead(blocked), await mayRead(other), await mayRead(staff)]).toEqual([401, 200, 200]);
  await unblockAll();
});

test('F240 a blocked guest can’t book, and gets an error at the blocked field', async () => {
  const number = (plain as { collection_contact: { mobile_number: string } }).collection_contact.mobile_number;
  await block('mobile-number', number);
  const refused = await guest.post('/api/shipments', plain);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      code: 'blocked',
      errors: [{ field: 'collection_contact.mobile_number', message: 'This mobile number can’t be used here.' }],
    },
  ]);
  await unblockAll();
  await block('email-address', 'banned@guest.test');
  const fieldsOf = async (more: object) =>
    (await guest.post('/api/shipments', { ...plain, ...more }))
      .json<{ errors?: { field: string }[] }>()
      .errors?.map(({ field }) => field);
  const several = { ...plain.delivery_contact, email: 'friend@guest.test, banned@guest.test' };
  expect(await fieldsOf({ delivery_contact: several })).toEqual(['delivery_contact.email']);
  expect(await fieldsOf({ responsible_contact: { email: 'banned@guest.test' } })).toEqual([
    'responsible_contact.email',
  ]);
  await unblockAll();
  expect((await guest.post('/api/shipments', plain)).statusCode).toBe(200);
});
