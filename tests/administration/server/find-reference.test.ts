/** The reference search over HTTP: which record a number belongs to, and who can find it. */
import { expect, test } from 'vitest';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { buildRole } from '../../factories/role.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';
import { buildUser } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const neighbour = await signIn(site, 'owner@prepaid.test');
const stranger = await signIn(site, 'staff@protea.test');

const find = (caller: Caller, reference: string) =>
  caller.get(`/api/ui/nav-search?search_query=${encodeURIComponent(reference)}`);
const found = async (caller: Caller, reference: string) => {
  const answer = await find(caller, reference);
  return answer.statusCode === 200 ? answer.json<unknown>() : answer.statusCode;
};

test('F093 F094 a shipment is found by each of its numbers in capital letters', async () => {
  const references = { custom_tracking_reference: 'FIND-ME-1', customer_reference: 'order-9' };
  const shipment = await storeShipment(site.database, references);
  const numbers = [
    shipment.tracking_reference,
    shipment.short_tracking_reference,
    'FIND-ME-1',
    'ORDER-9',
    `${shipment.tracking_reference}/1`,
  ];
  for (const number of numbers) {
    const answer = { type: 'shipment', data: { id: shipment.id } };
    expect(await found(staff, number.toUpperCase()), number).toEqual(answer);
    expect(await found(customer, number.toUpperCase()), number).toEqual(answer);
    expect(await found(neighbour, number.toUpperCase()), number).toBe(404);
    expect(await found(stranger, number.toUpperCase()), number).toBe(404);
  }
});

test('the QR code of a label finds its shipment', async () => {
  const { id, tracking_reference } = await storeShipment(site.database, {});
  const link = trackingUrl(undefined, 'https://ship.example.com', tracking_reference);
  expect(await found(staff, link.toUpperCase())).toEqual({ type: 'shipment', data: { id } });
  expect(await found(stranger, link)).toBe(404);
  for (const other of ['https://example.com', 'https://ship.example.com/track?tracking_reference=%E0%A4%A'])
    expect(await found(staff, other), other).toBe(404);
});

test('an account is found by its code, by its own users and by staff', async () => {
  const { id } = await asOwner(site.database.owner, (tx) =>
    tx.selectFrom('accounts').select('id').where('account_code', '=', 'ACME').executeTakeFirstOrThrow(),
  );
  expect(await found(staff, 'ACME')).toEqual({ type: 'account', data: { id } });
  expect(await found(neighbour, 'ACME')).toBe(404);
  expect(await found(stranger, 'ACME')).toBe(404);
});

test('F095 staff find the records that they may see, whichever these are', async () => {
  const { tracking_reference } = await storeShipment(site.database, {});
  const { email } = await asOwner(site.database.owner, async (tx) => {
    const { id } = await buildRole(tx, { provider_id: 1, permissions: ['API_/accounts:GET'] });
    return buildUser(tx, { provider_id: 1, role_id: id });
  });
  const clerk = callerWith(site, await signedIn(site.database, email, 'localhost'));
  expect(await found(clerk, 'ACME')).toMatchObject({ type: 'account' });
  expect(await found(clerk, tracking_reference)).toBe(404);
});

test('F096 unknown references return nothing, and guests are refused', async () => {
  expect((await find(staff, 'NOTHING')).json()).toMatchObject({ code: 'unknown_reference' });
  expect(await found(staff, "%' or 1=1")).toBe(404);
  expect(await found(callerWith(site, null), 'NOTHING')).toBe(401);
});
