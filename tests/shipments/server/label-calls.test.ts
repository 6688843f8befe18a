/** Labels over HTTP: access, formats and paper sizes. */
import { expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildSettings } from '../../factories/settings.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { png } from '../../files/server/images.ts';
import { codesOn, pagesOf, printed, titleOf } from './reading-labels.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const other = await signIn(site, 'owner@prepaid.test');
const stranger = await signIn(site, 'staff@protea.test');

const built = await inTenant(site.database.owner, 1, async (tx) => {
  const account_id = await accountId(tx);
  const branches = tx.selectFrom('branches').select('id').where('code', '=', 'CPT');
  const { id: delivery_branch_id } = await branches.executeTakeFirstOrThrow();
  const shared = { provider_id: 1, account_id, delivery_branch_id };
  const booked = await buildStoredShipment(tx, shared, [{}, { alternative_tracking_reference: 'BOX-0002' }]);
  const cancelled = await buildStoredShipment(tx, { ...shared, status: 'cancelled' });
  return { account_id, booked, cancelled };
});
const { booked, cancelled } = built;
const reference = booked.tracking_reference;

type Query = Readonly<Record<string, string | number | boolean>>;

function send(caller: Caller, path: 'label' | 'label/stickers', query: Query) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const host = caller === stranger ? 'protea.localhost' : 'localhost';
  return caller.get(`/api/shipments/${path}?${text}`, { host });
}

async function fetched(caller: Caller, path: 'label' | 'label/stickers', query: Query) {
  const answer = await send(caller, path, query);
  expect(answer.statusCode, answer.body).toBe(200);
  const { pathname, search, host } = new URL(answer.json<{ url: string }>().url);
  return site.request({ method: 'GET', url: `${pathname}${search}`, headers: { host } });
}

const barcodesOf = async (pdf: Buffer): Promise<readonly string[]> => {
  const read = await Promise.all((await pagesOf(pdf)).map(async ({ drawn }) => codesOn(await drawn())));
  return read.flatMap((codes) => codes.filter(([format]) => format === 'Code128').map(([, text]) => text));
};

async function save(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const { provider_id, revision: base_revision } = (await staff.get('/api/providers/settings')).json<{
    provider_id: number;
    revision: number;
  }>();
  const saved = await staff.post('/api/providers/settings', { provider_id, base_revision, settings, reset: [] });
  expect(saved.statusCode, saved.body).toBe(200);
}

test('F191 stickers have one label per parcel, as PDF or as ZPL, with a URL that requires no session', async () => {
  const pdf = await fetched(staff, 'label/stickers', { id: booked.id });
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(pdf.headers['content-disposition']).toContain(`filename="label-${reference}.pdf"`);
  expect(await barcodesOf(pdf.rawPayload)).toEqual([`${reference}/1`, `${reference}/2`]);
  const one = await fetched(staff, 'label/stickers', { id: booked.id, type: 'shipment' });
  expect(await barcodesOf(one.rawPayload)).toEqual([reference]);
  const [page] = await pagesOf(pdf.rawPayload);
  expect(page!.text).toContain('CPT');

  const zpl = await fetched(owner, 'label/stickers', { id: booked.id, format: 'zpl', paper: '4x6' });
  expect(zpl.headers['content-disposition']).toContain('.zpl"');
  const [first] = await printed(zpl.body, { width: 101.6, height: 152.4 });
  expect(await codesOn(first!)).toEqual([
    ['Code128', `${reference}/1`],
    ['QRCode', booked.tracking_url],
  ]);
});

test('F193 the routing code of another courier is in the shipment, and on its label if enabled', async () => {
  const code = 'JHB-04-17';
  const changed = await site.request({
    ...{ method: 'PATCH', url: '/api/shipments', payload: { id: booked.id, routing_code: code } },
    headers: { host: 'localhost', authorization: `Bearer ${staff.token}` },
  });
  expect(changed.json()).toMatchObject({ shipment: { routing_code: code } });
  const listed = await staff.get(`/api/shipments?routing_code=%25${code}%25`);
  expect(listed.json()).toMatchObject({ count: 1, shipments: [{ id: booked.id, routing_code: code }] });
  const textOf = async () => (await pagesOf((await fetched(staff, 'label', { id: booked.id })).rawPayload))[0]!.text;
  expect(await textOf()).not.toContain(code);
  await save({ use_third_party_routing_codes: true });
  expect(await textOf()).toContain(code);
  await save({ use_third_party_routing_codes: false });
});

test('F209 a waybill has the requested type, or the default of its account, or the provider’s', async () => {
  const barcodes = async (query: Query = {}) =>
    barcodesOf((await fetched(owner, 'label', { id: booked.id, ...query })).rawPayload);
  expect(await barcodes()).toEqual([reference]);
  expect(await barcodes({ type: 'parcel' })).toEqual([`${reference}/1`, `${reference}/2`]);
  await save({ default_waybill_type: 'parcel' });
  expect(await barcodes()).toEqual([`${reference}/1`, `${reference}/2`]);
  const own = { provider_id: 1, scope: 'account', scope_id: built.account_id } as const;
  await inTenant(site.database.owner, 1, (tx) =>
    buildSettings(tx, { ...own, settings: { default_waybill_type: 'shipment' } }),
  );
  expect(await barcodes()).toEqual([reference]);
  // Also when staff print it.
  expect(await barcodesOf((await fetched(staff, 'label', { id: booked.id })).rawPayload)).toEqual([reference]);
});

test('F192 the customer’s own parcel numbers and six labels per page are used if the provider allows them', async () => {
  const six = { id: booked.id, paper: '6up' };
  expect((await send(owner, 'label/stickers', six)).json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'paper', message: 'Six labels per page are turned off.' }],
  });
  await save({ enable_6up_sticker_labels: true, use_parcel_alternative_reference_for_sticker_labels: true });
  const sheet = (await fetched(owner, 'label/stickers', six)).rawPayload;
  expect(await pagesOf(sheet)).toHaveLength(1);
  expect((await barcodesOf(sheet)).toSorted()).toEqual(['BOX-0002', `${reference}/1`].toSorted());
  expect((await send(owner, 'label/stickers', { ...six, format: 'zpl' })).statusCode).toBe(400);
});

test('an uploaded logo is printed instead of the name', async () => {
  const words = async () => (await pagesOf((await fetched(staff, 'label', { id: booked.id })).rawPayload))[0]!.text;
  expect(await words()).toContain('Kestrel Couriers');
  const address = await staff.get('/api/s3-url/upload?file_name=logo.png&folder=logos');
  const { pathname, search } = new URL(address.json<{ url: string }>().url);
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await site.request({ method: 'PUT', url: `${pathname}${search}`, payload: png, headers });
  await save({ logo_url: sent.json<{ file: { public_url: string } }>().file.public_url });
  expect(await words()).not.toContain('Kestrel Couriers');
});

test('nobody prints labels of others, and only staff select an account', async () => {
  for (const path of ['label', 'label/stickers'] as const)
    for (const caller of [other, stranger])
      expect((await send(caller, path, { id: booked.id })).json()).toMatchObject({ code: 'unknown_shipment' });
  const { account_id } = built;
  expect((await send(owner, 'label/stickers', { id: booked.id, account_id })).statusCode).toBe(403);
  expect((await send(staff, 'label/stickers', { id: booked.id, account_id })).statusCode).toBe(200);
  const elsewhere = await send(staff, 'label/stickers', { id: booked.id, account_id: account_id + 1 });
  expect(elsewhere.statusCode).toBe(404);
});

test('F191 cancelled shipments have no labels, unless staff force printing', async () => {
  for (const path of ['label', 'label/stickers'] as const)
    expect((await send(staff, path, { id: cancelled.id })).json()).toMatchObject({ code: 'not_booked' });
  const forced = { id: cancelled.id, force_print: true };
  expect((await send(owner, 'label/stickers', forced)).statusCode).toBe(409);
  expect((await send(staff, 'label/stickers', forced)).statusCode).toBe(200);
});

test('labels of several shipments are one document; cancelled shipments are skipped', async () => {
  const second = await inTenant(site.database.owner, 1, (tx) =>
    buildStoredShipment(tx, { provider_id: 1, account_id: built.account_id }),
  );
  const print = (ids: readonly number[], caller = staff, more = '') =>
    caller.get(`/api/shipments/label/bulk?ids=${encodeURIComponent(JSON.stringify(ids))}${more}`);
  const answer = await print([booked.id, cancelled.id, second.id]);
  expect(answer.json<{ skipped: string[] }>().skipped).toEqual([cancelled.short_tracking_reference]);
  const { pathname, search, host } = new URL(answer.json<{ url: string }>().url);
  const pdf = await site.request({ method: 'GET', url: `${pathname}${search}`, headers: { host } });
  expect(await pagesOf(pdf.rawPayload)).toHaveLength(3);
  expect((await print([cancelled.id])).json()).toMatchObject({ code: 'not_booked' });
  // A waybill is for the whole shipment unless its account or provider chose otherwise.
  const waybills = await print([booked.id, second.id], staff, '&waybills=true');
  const file = new URL(waybills.json<{ url: string }>().url);
  const opened = await site.request({ method: 'GET', url: `${file.pathname}${file.search}`, headers: { host } });
  expect(await pagesOf(opened.rawPayload)).toHaveLength(2);
  expect(await titleOf(opened.rawPayload)).toBe('Waybills of 2 shipments');
  const zpl = new URL((await print([booked.id, second.id], staff, '&format=zpl')).json<{ url: string }>().url);
  const raw = await site.request({ method: 'GET', url: `${zpl.pathname}${zpl.search}`, headers: { host } });
  expect(raw.body.match(/\^XA/g)).toHaveLength(3);
  expect((await print([booked.id], other)).statusCode).toBe(404);
});
