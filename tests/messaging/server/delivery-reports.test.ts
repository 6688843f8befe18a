/** Delivery reports of the gateway: only the holder of a message's URL can report on it, and a delivered message stays delivered. */
import { expect, test } from 'vitest';
import type { NewRow } from '#generated/database.ts';
import { reportAddress, reportToken } from '#modules/messaging/server/gateways/infobip/report-address.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { testApp } from '../../app.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const { keys } = site.app.services;

const message = (status: 'sent' | 'queued' = 'sent'): Promise<number> =>
  inTenant(site.database.owner, 1, async (tx) => {
    const account_id = await accountId(tx);
    const { id: shipment_id } = await buildStoredShipment(tx, { provider_id: 1, account_id });
    const values: NewRow<'messages'> = {
      ...{ provider_id: 1, shipment_id, account_id, kind: 'delivered', revision: 1, about: 'Delivered', status },
      ...{ channel: 'sms', party: 'delivery', recipient_name: 'Thandi', recipient: '+27835550177', content: 'Hello' },
      outgoing: JSON.stringify({ text: 'Hello' }),
    };
    return (await tx.insertInto('messages').values(values).returning('id').executeTakeFirstOrThrow()).id;
  });

const storedMessage = (id: number) =>
  inTenant(site.database.owner, 1, (tx) =>
    tx
      .selectFrom('messages')
      .select(['status', 'problem', 'delivered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const report = (token: string, groupName: string, host = 'localhost') =>
  site.request({
    method: 'POST',
    url: `/api/notification/delivery-reports?token=${token}`,
    headers: { host },
    payload: {
      results: [
        {
          messageId: '1-1',
          doneAt: '2026-11-23T08:15:00.000+0000',
          status: { groupName, description: 'Said so' },
          price: {},
        },
      ],
    },
  });

test('a report marks a message as delivered, or as failed with the reason; a delivered one stays delivered', async () => {
  const id = await message();
  const token = reportToken(keys, 1, id);
  expect((await report(token, 'PENDING')).statusCode).toBe(200);
  expect(await storedMessage(id)).toMatchObject({ status: 'sent' });
  expect((await report(token, 'UNDELIVERABLE')).statusCode).toBe(200);
  expect(await storedMessage(id)).toMatchObject({ status: 'failed', problem: 'Infobip couldn’t deliver it: Said so.' });
  await report(token, 'DELIVERED');
  const arrived = { status: 'delivered', problem: null, delivered_at: new Date('2026-11-23T08:15:00Z') };
  expect(await storedMessage(id)).toEqual(arrived);
  await report(token, 'EXPIRED');
  expect(await storedMessage(id)).toEqual(arrived);
});

test('reports without the message’s URL are rejected', async () => {
  const [id, other] = [await message(), await message()];
  const [, signed = ''] = reportToken(keys, 1, other).split('.');
  expect((await report(`${id}.${signed}`, 'DELIVERED')).statusCode).toBe(403);
  expect((await report(reportToken(keys, 1, id), 'DELIVERED', 'protea.localhost')).statusCode).toBe(403);
  expect((await report('1', 'DELIVERED')).statusCode).toBe(400);
  expect(await storedMessage(id)).toMatchObject({ status: 'sent' });
});

test('the gateway gets a callback URL only if it can reach one', async () => {
  const address = () => inTenant(site.database.owner, 1, (tx) => reportAddress(tx, keys, 1, 7));
  await inTenant(site.database.owner, 1, (tx) =>
    tx.insertInto('provider_origins').values({ provider_id: 1, origin: 'ship.kestrel.example' }).execute(),
  );
  expect(await address()).toMatch(/^https:\/\/ship\.kestrel\.example\/api\/notification\/delivery-reports\?token=7\./);
  await inTenant(site.database.owner, 1, (tx) =>
    tx.deleteFrom('provider_origins').where('origin', '=', 'ship.kestrel.example').execute(),
  );
  expect(await address()).toBeUndefined();
});
