/** Account registration: initial data, validation, and one-time PINs. */
import { expect, test } from 'vitest';
import { asOwner, inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';

let now = new Date();
const site = await testApp({ clock: () => now });
const guest = callerWith(site, null);
const staff = await signIn(site, 'staff@kestrel.test');

const address = {
  ...{ type: 'business', company: 'Karoo Outfitters', street_address: '12 Jet Park Road', local_area: 'Jet Park' },
  ...{ city: 'Boksburg', zone: 'Gauteng', code: '1459', country: 'ZA' },
};

let number = 0;
function person(changes: object = {}) {
  number += 1;
  const contact = { email: `new${number}@example.test`, phone_number: '082 555 0142' };
  return { name: 'Thandi Mokoena', ...contact, password: 'correct horse battery', address, ...changes };
}

function register(registration: object, more: object = {}) {
  return guest.post('/api/register', { registration, ...more });
}

async function save(settings: object): Promise<void> {
  const { revision: base_revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const answer = await staff.post('/api/providers/settings', { base_revision, settings, reset: [] });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function mailedPin(email: string): Promise<string> {
  const mails = await inTenant(site.database.app, 1, (tx) =>
    tx.selectFrom('mails').select(['recipients', 'body']).orderBy('id', 'desc').execute(),
  );
  return mails.find(({ recipients }) => recipients.includes(email))!.body.match(/^\d{6}$/m)![0];
}

const question = {
  ...{ id: 'heard-from', type: 'text', label: 'How did you hear about us?', key: 'heard_from', required: true },
  ...{ seen_by: 'staff', content: 'any', multiline: false, max_length: 200, retired: false },
};

test('F028 an account is created with its owner, who is signed in and can book immediately', async () => {
  await save({ public_registration_fields: [] });
  const registration = person({ account_name: 'Karoo Outfitters' });
  const answer = await register(registration);
  expect(answer.statusCode, answer.body).toBe(200);
  const owner = callerWith(site, answer.json<{ access_token: string }>().access_token);
  const me = (await owner.get('/api/users/me')).json<{ user: { account_id: number; role: { id: number } } }>().user;
  expect(me).toMatchObject({ email: registration.email, role: { id: 5 } });
  const account = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('accounts').selectAll().where('id', '=', me.account_id).executeTakeFirstOrThrow(),
  );
  expect(account).toMatchObject({ name: 'Karoo Outfitters', account_type: 'prepaid', is_on_hold: false });
  expect(account.billing_contact).toMatchObject({ email: registration.email });
  expect(account.billing_address?.split('\n')).toEqual(['12 Jet Park Road', 'Jet Park', 'Boksburg', '1459']);
  const book = (await owner.get('/api/accounts/address-books')).json<{ address_book: { name: string }[] }>();
  expect(JSON.stringify(book)).toContain('12 Jet Park Road');
  const login = await guest.post('/api/login', { email: registration.email, password: registration.password });
  expect(login.statusCode).toBe(200);
});

test('F135 an email address in use is rejected, with instructions', async () => {
  const answer = await register(person({ email: 'OWNER@acme.test' }));
  expect(answer.statusCode).toBe(409);
  const message = 'A user with this email address exists already. Please go back and change your email address.';
  expect(answer.json()).toMatchObject({ code: 'known_email', message, errors: [{ field: 'email', message }] });
});

test('two concurrent registrations with one address create one account', async () => {
  const registration = person();
  const answers = await Promise.all([register(registration), register(registration)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test.each([
  ['a weak password', { password: 'aaaaaaaaaaaa' }, 'password'],
  [
    'an address without a street',
    { address: { ...address, company: '', street_address: '' } },
    'address.street_address',
  ],
  ['a phone number that is none', { phone_number: '12' }, 'phone_number'],
])('%s is rejected at its field', async (_, changes, field) => {
  const answer = await register(person(changes));
  expect([400, 422]).toContain(answer.statusCode);
  expect(
    answer.json<{ errors: { field: string }[] }>().errors.map((one) => one.field.replace('registration.', '')),
  ).toContain(field);
});

test('F136 registration can be closed, and addresses abroad are accepted only if the provider enables them', async () => {
  const abroad = { address: { ...address, type: 'international', country: 'BW', zone: 'Gaborone' } };
  const refused = await register(person(abroad));
  expect(refused.json()).toMatchObject({ code: 'invalid_registration', errors: [{ field: 'address.country' }] });
  await save({ enable_international_address_for_account_creation: true });
  expect((await register(person(abroad))).statusCode).toBe(200);

  await save({ unused_feature_public_account_creation: true });
  const closed = await register(person());
  expect(closed.statusCode).toBe(403);
  expect(closed.json()).toMatchObject({ code: 'registration_closed' });
  await save({ unused_feature_public_account_creation: false });
});

test('F137 the provider’s custom fields are required, and their answers are stored with the account', async () => {
  await save({ public_registration_fields: [question] });
  const missing = await register(person());
  expect(missing.json()).toMatchObject({ errors: [{ field: 'answers.heard-from' }] });
  const unknown = await register(person(), { answers: { 'heard-from': 'A friend', other: 'x' } });
  expect(unknown.json()).toMatchObject({ errors: [{ field: 'answers.other' }] });
  const opened = await register(person(), { answers: { 'heard-from': 'A friend' } });
  expect(opened.statusCode, opened.body).toBe(200);
  const { access_token } = opened.json<{ access_token: string }>();
  const me = (await callerWith(site, access_token).get('/api/users/me')).json<{ user: { account_id: number } }>().user;
  const details = await staff.get(`/api/accounts/details?account_id=${me.account_id}`);
  expect(details.json()).toMatchObject({ answers: [{ field_id: 'heard-from', value: 'A friend' }] });
  await save({ public_registration_fields: [] });
});

test('F134 of concurrent requests for a PIN, one sends it', async () => {
  await save({ require_otp_for_new_account_users: true, registration_otp_channel: 'email' });
  const registration = person();
  const answers = await Promise.all(Array.from({ length: 6 }, () => register(registration)));
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
  expect(answers.every(({ statusCode, headers }) => statusCode === 202 || Number(headers['retry-after']) > 0)).toBe(
    true,
  );
  // Registrations from one address are limited.
  now = new Date(now.getTime() + 900_000);
});

test('F134 if a PIN is required, no account is created before it is entered, and it is used once', async () => {
  await save({
    require_otp_for_new_account_users: true,
    registration_otp_channel: 'email',
    registration_otp_validity: 5,
  });
  const registration = person();
  const response = await register(registration);
  expect(response.statusCode).toBe(202);
  expect(response.json()).toEqual({ channel: 'email', valid_minutes: 5 });
  expect((await register(registration)).json()).toMatchObject({ code: 'pin_just_sent' });
  const pin = await mailedPin(registration.email);
  const other = pin === '000000' ? '000001' : '000000';
  expect((await register(registration, { pin: other })).json()).toMatchObject({
    code: 'wrong_pin',
    errors: [{ field: 'pin' }],
  });
  expect((await register(person(), { pin })).statusCode, 'somebody else’s').toBe(422);
  expect((await register(registration, { pin })).statusCode).toBe(200);
});

test('F134 a PIN expires, and five wrong ones invalidate it', async () => {
  const late = person();
  await register(late);
  const pin = await mailedPin(late.email);
  now = new Date(now.getTime() + 6 * 60_000);
  expect((await register(late, { pin })).statusCode).toBe(422);

  const guessing = person();
  await register(guessing);
  const right = await mailedPin(guessing.email);
  for (let time = 0; time < 5; time += 1) await register(guessing, { pin: right === '000000' ? '000001' : '000000' });
  expect((await register(guessing, { pin: right })).statusCode).toBe(422);
});

test('F134 one contact gets at most five PINs an hour, whoever asks for them and however its number is written', async () => {
  const registration = person();
  const askAgain = async (changes: object = {}, remoteAddress = '10.4.0.1') => {
    now = new Date(now.getTime() + 31_000);
    const payload = { registration: { ...registration, ...changes } };
    const url = '/api/register';
    return site.request({ method: 'POST', url, payload, headers: { host: 'localhost' }, remoteAddress });
  };
  for (let time = 0; time < 5; time += 1) expect((await askAgain()).statusCode).toBe(202);
  const refused = await askAgain({}, '10.4.0.2');
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await askAgain({ email: 'another@example.test' })).statusCode).toBe(202);
  now = new Date(now.getTime() + 3_600_000);
  expect((await askAgain()).statusCode).toBe(202);

  await save({ registration_otp_channel: 'sms' });
  const askForSms = async (phone_number: string) => (await register({ ...person(), phone_number })).json<object>();
  // Nothing was sent, so nobody waits; the attempts count for the number, however it is written.
  for (const written of ['083 555 0100', '+27835550100', '083 555 0100', '+27 83 555 0100', '0835550100'])
    expect(await askForSms(written)).toMatchObject({ code: 'pin_not_sent' });
  expect(await askForSms('+27835550100')).toMatchObject({ code: 'too_many_attempts' });
});

test('F134 by SMS, staff are notified if it cannot be sent', async () => {
  await save({ registration_otp_channel: 'sms' });
  const refused = (await register(person({ phone_number: '083 555 0101' }))).json<{ message: string }>();
  expect(refused).toMatchObject({ code: 'pin_not_sent' });
  // Waiting doesn't help someone whose number is wrong, or whose provider has no account for SMSs.
  expect(refused.message).toContain('Check your mobile number and try again, or contact us');
});
