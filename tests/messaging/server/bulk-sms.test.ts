/** One SMS to the contacts of many shipments: logged once each, with the reason if it can’t be sent. */
import { expect, test } from 'vitest';
import type { BulkChange } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp({ jobs: true });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

const contact = (name: string, mobile_number?: string) =>
  JSON.stringify({ name, ...(mobile_number && { mobile_number }) });

const ids = await inTenant(site.database.owner, 1, async (tx) => {
  const account_id = await accountId(tx);
  const both = { provider_id: 1, account_id, collection_contact: contact('Pieter', '082 555 0101') };
  const made = [
    await buildStoredShipment(tx, { ...both, delivery_contact: contact('Thandi', '083 555 0177') }),
    await buildStoredShipment(tx, { ...both, delivery_contact: contact('Sipho') }),
    await buildStoredShipment(tx, {
      ...{ ...both, delivery_contact: contact('Muted', '083 555 0178') },
      mute_notifications: true,
    }),
  ];
  return made.map(({ id }) => id);
});

const send = (payload: object, caller: Caller = staff) => caller.post('/api/notification/bulk/sms', payload);

test('F326 staff send one SMS to the receivers of many shipments; each is in the communication log, or the reason why not', async () => {
  const answer = await send({ ids, recipients: ['delivery'], text: 'Hello {{ recipient.name }}, we are late.' });
  expect(answer.statusCode, answer.body).toBe(202);
  const { bulk_change: begun } = answer.json<{ bulk_change: BulkChange }>();
  const read = async () =>
    (await staff.get(`/api/bulk-changes?id=${begun.id}`)).json<{ bulk_changes: BulkChange[] }>().bulk_changes[0];
  await expect.poll(async () => (await read())?.state).toBe('done');
  expect(await read()).toMatchObject({
    ...{ rows_changed: 1, rows_refused: 2 },
    refused: [
      { id: ids[1], message: 'There is no mobile number to send it to.' },
      { id: ids[2], message: 'Messages about this shipment are muted.' },
    ],
  });
  const logged = await inTenant(site.database.owner, 1, (tx) =>
    tx.selectFrom('messages').selectAll().where('about', '=', 'Bulk SMS').execute(),
  );
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    ...{ shipment_id: ids[0], channel: 'sms', party: 'delivery', recipient_name: 'Thandi' },
    content: 'Hello Thandi, we are late.',
  });
});

test('F326 the tracking link in it is short', async () => {
  await inTenant(site.database.owner, 1, (tx) =>
    tx.insertInto('provider_origins').values({ provider_id: 1, origin: 'ship.kestrel.test' }).execute(),
  );
  const answer = await send({ ids: [ids[0]], recipients: ['delivery'], text: 'See {{ shipment.tracking_url }}' });
  expect(answer.statusCode, answer.body).toBe(202);
  const read = () =>
    inTenant(site.database.owner, 1, (tx) =>
      tx.selectFrom('messages').select('content').where('about', '=', 'Bulk SMS').orderBy('id', 'desc').execute(),
    );
  await expect.poll(async () => (await read()).length).toBe(2);
  expect((await read())[0]!.content).toMatch(/^See https:\/\/ship\.kestrel\.test\/s\/\w+$/);
});

test('F326 requests of customers and other providers and invalid texts send nothing', async () => {
  const payload = { ids, recipients: ['delivery', 'collection'], text: 'Hello' };
  expect((await send(payload, customer)).statusCode).toBe(403);
  expect((await send(payload, stranger)).statusCode).toBe(404);
  const broken = await send({ ...payload, text: 'Hello {{ recipient' });
  expect(broken.json()).toMatchObject({ code: 'broken_text', errors: [{ field: 'text' }] });
  expect((await send({ ...payload, recipients: [] })).statusCode).toBe(400);
});
