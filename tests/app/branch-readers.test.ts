/**
 * What a user limited to a branch reads (F376): nothing about a shipment between other branches, by whichever call. The
 * addresses are derived from the list of calls, so new lists are covered as soon as they are declared.
 */
import { beforeAll, expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { callerWith, testApp, type Caller } from '../app.ts';
import { accountId } from '../factories/account.ts';
import { buildBranch } from '../factories/branch.ts';
import { buildRole } from '../factories/role.ts';
import { buildStoredShipment } from '../factories/stored-shipment.ts';
import { buildUser } from '../factories/user.ts';
import { signedIn } from '../signed-in.ts';
import { everyRequest, fitsIn, kindNamed, withValue, type Slot } from './request-samples.ts';
import { readingAddresses } from './reading-calls.ts';

const site = await testApp();
const provider_id = 1;
/** In every stored text about the shipment between other branches. */
const mark = 'ELSEWHERE';

let account: number;
let foreign: Readonly<Record<'shipment' | 'quote' | 'transfer' | 'collection' | 'user' | 'file', number>>;
let limited: Caller;
let everywhere: Caller;

beforeAll(async () => {
  // Records of the kinds that the limit is about share an id that means nothing else, so one request stands for all of them.
  for (const table of ['shipments', 'interhub_transfers', 'collection_requests', 'bulk_bookings'])
    await site.database.owner.pool.query(`alter table ${table} alter column id restart with 9100000000`);
  const emails = await asOwner(site.database.owner, async (tx) => {
    account = await accountId(tx);
    const [own, from, to] = [
      await buildBranch(tx, { provider_id }),
      await buildBranch(tx, { provider_id, name: `${mark} from` }),
      await buildBranch(tx, { provider_id, name: `${mark} to` }),
    ];
    const { id: role_id } = await buildRole(tx, { provider_id, permissions: ['*'] });
    const between = { provider_id, account_id: account, collection_branch_id: from.id, delivery_branch_id: to.id };
    const shipment = await buildStoredShipment(tx, { ...between, customer_reference: `${mark} shipment` });
    const quote = await buildStoredShipment(tx, {
      ...between,
      status: 'quote',
      quote_valid_until: new Date('2099-01-01'),
      customer_reference: `${mark} quote`,
    });
    const parcel = await tx
      .selectFrom('parcels')
      .select('id')
      .where('shipment_id', '=', shipment.id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('messages')
      .values({
        ...{ provider_id, shipment_id: shipment.id, account_id: account, kind: 'submitted', revision: 1 },
        ...{ about: mark, channel: 'sms', party: 'delivery', recipient_name: mark, recipient: mark, content: mark },
      })
      .execute();
    await tx
      .insertInto('integration_requests')
      .values({
        ...{ provider_id, shipment_id: shipment.id, rule: mark, type: 'outbound-api', method: 'POST' },
        ...{ url: 'https://example.test/', request_headers: '[]', request_body: mark },
      })
      .execute();
    const by = { carrier: 'OWN', carrier_name: 'Own', transport: 'road', transit_hours: 1 };
    const transfer = await tx
      .insertInto('interhub_transfers')
      .values({
        ...{ ...by, provider_id, from_branch_id: from.id, to_branch_id: to.id, reference: `${mark} transfer` },
        ...{ service_level: 'ONR', service_level_name: 'Road' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('interhub_transfer_parcels')
      .values({ provider_id, interhub_transfer_id: transfer.id, shipment_id: shipment.id, parcel_id: parcel.id })
      .execute();
    const collection = await tx
      .insertInto('collection_requests')
      .values({ provider_id, account_id: account, collection_date: '2026-11-23', reference: `${mark} collection` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('collection_request_shipments')
      .values({ provider_id, collection_request_id: collection.id, shipment_id: shipment.id })
      .execute();
    const stranger = await buildUser(tx, { provider_id, role_id, branch_id: from.id, name: `${mark} colleague` });
    const file = await tx
      .insertInto('bulk_bookings')
      .values({
        ...{ provider_id, account_id: account, file_name: `${mark}.csv`, digest: Buffer.from(mark), rows_total: 1 },
        ...{ headings: [mark], columns: [''], examples: [mark], lines: JSON.stringify([{ number: 2, cells: [mark] }]) },
        ...{ origin: 'http://localhost', user_id: stranger.id, user_provider_id: provider_id, author: '{}' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    foreign = {
      ...{ shipment: shipment.id, quote: quote.id, transfer: transfer.id },
      ...{ collection: collection.id, user: stranger.id, file: file.id },
    };
    const of = { provider_id, timestamp: new Date(), request_id: '', client_version: '', source: 'staff' } as const;
    const objects = {
      ...{ shipment: foreign.shipment, interhub_transfer: foreign.transfer },
      ...{ collection_request: foreign.collection, user: foreign.user },
    };
    await tx
      .insertInto('audit_events')
      .values(
        Object.entries(objects).map(([type, id]) => ({
          ...{ ...of, type, object_id: String(id), change_to: JSON.stringify({ name: mark }) },
        })),
      )
      .execute();
    return {
      limited: (await buildUser(tx, { provider_id, role_id, limit_user_to_branch: own.id })).email,
      everywhere: (await buildUser(tx, { provider_id, role_id })).email,
    };
  });
  limited = callerWith(site, await signedIn(site.database, emails.limited, 'localhost'));
  everywhere = callerWith(site, await signedIn(site.database, emails.everywhere, 'localhost'));
});

/** Choices of forms name every branch. */
const ofBranches: ReadonlySet<string> = new Set(['read_branches', 'read_general_data', 'read_setting_places']);

/** An id as a field takes it, alone or in a list. */
function numbers(slot: Slot): (id: number) => unknown {
  return fitsIn(slot, 1) ? (id) => id : (id) => [id];
}

/** Lists with their newest rows, and each call with the ids of what lies elsewhere. */
function addresses(): readonly string[] {
  const audits = ['shipment', 'interhub_transfer', 'collection_request', 'user'].map(
    (type) => `/api/audit/events?type=${type}&limit=100`,
  );
  const ids = [...new Set(Object.values(foreign))];
  const derived = readingAddresses(account)
    .filter(({ name }) => !ofBranches.has(name))
    .flatMap(({ address }) =>
      /\bid=1$|999999/.test(address)
        ? ids.map((id) => address.replace(/\bid=1$/, `id=${id}`).replace('999999', String(id)))
        : [address],
    );
  return [...derived, ...audits];
}

test('F376 a user limited to a branch reads nothing about shipments between other branches', async () => {
  const leaks: string[] = [];
  const found: string[] = [];
  for (const address of addresses()) {
    if ((await limited.get(address)).body.includes(mark)) leaks.push(address);
    if ((await everywhere.get(address)).body.includes(mark)) found.push(address);
  }
  expect(leaks).toEqual([]);
  // Without the limit the same addresses do show it.
  expect(found.length).toBeGreaterThan(8);
});

test('F376 nor learns from any call whether a shipment between other branches exists', async () => {
  const unknown = 9_900_000_001;
  const told: string[] = [];
  let asked = 0;
  for (const request of everyRequest().filter((one) => one.signedIn))
    for (const slot of request.slots.filter((one) => !kindNamed(one) && fitsIn(one, numbers(one)(unknown)))) {
      const answerTo = async (id: number): Promise<string> => {
        const { method, urlFor, sample } = request;
        const { path, query, body } = withValue(sample, slot, numbers(slot)(id), slot.beside?.values[0]);
        const url = urlFor({ path, query, body });
        const headers = { host: 'localhost', authorization: `Bearer ${limited.token}` };
        const answer = await site.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
        return `${answer.statusCode} ${answer.body.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#')}`;
      };
      asked += 1;
      const [theirs, nobody] = [await answerTo(foreign.shipment), await answerTo(unknown)];
      if (theirs !== nobody) told.push(`${request.name} ${slot.at.join('.')}: ${theirs} | ${nobody}`);
    }
  expect(told).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});

test('F376 nor prints the manifest of a transfer between other branches', async () => {
  const address = `/api/interhub-transfers/manifest?id=${foreign.transfer}`;
  expect((await everywhere.get(address)).statusCode).toBe(200);
  expect((await limited.get(address)).statusCode).toBe(404);
});

test('F376 nor changes a bulk collection of other branches', async () => {
  const send = (payload: object) =>
    site.request({
      ...{ method: 'PATCH', url: '/api/collection-requests', payload },
      headers: { host: 'localhost', authorization: `Bearer ${limited.token}` },
    });
  expect((await send({ id: foreign.collection, status: 'cancelled' })).statusCode).toBe(404);
  const scanned = { id: foreign.collection, tracking_reference: 'NOSUCH' };
  expect((await limited.post('/api/collection-requests/scan', scanned)).statusCode).toBe(404);
});
