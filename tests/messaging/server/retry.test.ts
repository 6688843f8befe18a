/** Failed messages sent again by staff: one more attempt for each, and only for failed ones. */
import { expect, test } from 'vitest';
import type { NewRow } from '#generated/database.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { buildMessage } from '../../factories/message.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'staff@protea.test');

const { id: shipment_id, account_id } = await storeShipment(site.database);

const storeMessage = (attributes: Partial<NewRow<'messages'>>) =>
  inTenant(site.database.owner, 1, (tx) =>
    buildMessage(tx, { provider_id: 1, shipment_id, account_id, ...attributes }),
  );

const failedMail = () =>
  inTenant(site.database.owner, 1, (tx) =>
    tx
      .insertInto('mails')
      .values({
        ...{
          provider_id: 1,
          kind: 'shipment_notification',
          sender: 'provider',
          recipients: ['thandi@home.test'],
          subject: 'Delivered',
        },
        ...{ body: 'Hello', status: 'failed', attempts: 12, problem: 'Refused' },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

const retry = (id: number, caller: Caller = staff) =>
  caller.post('/api/notification/messages/retry', { id, shipment_id });

const logged = async (id: number) =>
  (await staff.get(`/api/notification/messages?id=${id}`)).json<{ messages: ShipmentMessage[] }>().messages[0];

const jobs = async (task: string): Promise<unknown[]> => {
  const { rows } = await site.database.owner.pool.query<{ data: unknown }>(
    `select j.payload -> 'data' as data from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [task],
  );
  return rows.map(({ data }) => data);
};

test('a failed SMS is queued again, once', async () => {
  const { id } = await storeMessage({});
  expect((await retry(id)).json()).toEqual({ id });
  expect(await logged(id)).toMatchObject({ status: 'queued', problem: null, attempts: 8 });
  expect(await jobs('send_message')).toContainEqual({ message_id: id });
  expect((await retry(id)).json()).toMatchObject({ code: 'message_not_failed' });
  const trail = await staff.get(`/api/audit/events?type=shipment&object_id=${shipment_id}`);
  expect(trail.body).toContain('+27835550177');
});

test('a failed email returns to the outbox', async () => {
  const { id: mail_id } = await failedMail();
  const { id } = await storeMessage({ channel: 'email', mail_id, status: 'queued', outgoing: null, problem: null });
  expect(await logged(id)).toMatchObject({ status: 'failed', problem: 'Refused' });
  expect((await retry(id)).statusCode).toBe(200);
  expect(await logged(id)).toMatchObject({ status: 'queued', problem: null });
  expect(await jobs('send_mail')).toContainEqual({ mail_id });
});

test('delivered and invalid messages are not sent again, and only the provider’s staff can do it', async () => {
  const { id: sent } = await storeMessage({ status: 'delivered', problem: null });
  expect((await retry(sent)).statusCode).toBe(409);
  const { id: unwritten } = await storeMessage({ status: 'not-sent', outgoing: null });
  expect((await retry(unwritten)).statusCode).toBe(409);
  const { id } = await storeMessage({});
  expect((await retry(id, customer)).statusCode).toBe(403);
  expect((await retry(id, stranger)).statusCode).toBe(404);
  expect((await retry(id + 1000)).json()).toMatchObject({ code: 'unknown_message' });
  expect(await logged(id)).toMatchObject({ status: 'failed' });
});
