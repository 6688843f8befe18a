/** Extras: those that are charged are stored, for an account's own and for those that staff remove meanwhile. */
import { expect, test } from 'vitest';
import type {
  OptInRate,
  ReadOptInsAnswer200,
  ReadTariffAnswer200,
  Shipment,
  ShipmentRequest,
} from '#generated/types.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { plain } from './booking-requests.ts';

const site = await testApp({ clock: () => new Date('2026-11-23T08:00:00+02:00') });
const staff = await signIn(site, 'staff@kestrel.test');
const acme = await signIn(site, 'owner@acme.test');
const prepaid = await signIn(site, 'owner@prepaid.test');

const wrapping = 1;
/** Only heavy services have it. */
const forklift = 3;

async function tariffList() {
  const { tariff } = (await staff.get('/api/rates/revisions')).json<Required<ReadTariffAnswer200>>();
  return tariff.revisions.find(({ valid_from }) => valid_from === '2026-03-01')!;
}

function patch(url: string, payload: object) {
  const headers = { host: 'localhost', authorization: `Bearer ${staff.token}` };
  return site.request({ method: 'PATCH', url: `/api/${url}`, payload, headers });
}

async function adjust(item: object, remove = false): Promise<void> {
  const { id: rate_revision_id } = await tariffList();
  const answer = await patch('rates/revisions', {
    rate_adjustment: { rate_revision_id, item, ...(remove && { remove }) },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function book(caller: Caller, more: ShipmentRequest) {
  const answer = await caller.post('/api/shipments', { ...plain, ...more });
  return { status: answer.statusCode, ...answer.json<{ shipment: Shipment; code?: string; errors?: object[] }>() };
}

async function offered(caller: Caller): Promise<readonly OptInRate[]> {
  const { collection_address, delivery_address } = plain;
  const answer = await caller.post('/api/rates/opt-in', { collection_address, delivery_address });
  return answer.json<ReadOptInsAnswer200>().opt_in_rates;
}

const serviceId = async (code: string) => {
  const { tariff } = (await staff.get('/api/rates/revisions')).json<Required<ReadTariffAnswer200>>();
  return tariff.service_levels.find((level) => level.code === code)!.id;
};

test('F184 an extra chosen from the start is stored when it is charged, and stays when the shipment changes', async () => {
  const gift = { id: 80, name: 'Gift card', is_opt_in: true, opted_in_by_default: true };
  await adjust({ ...gift, charge_type: 'flat', charge_value: 10 });
  const { shipment } = await book(acme, {});
  expect(shipment.opt_in_rates).toEqual([80]);
  const declined = await book(acme, { opt_in_rates: [] });
  expect(declined.shipment.opt_in_rates).toEqual([]);
  expect(shipment.rate! - declined.shipment.rate!).toBeCloseTo(10, 2);
  const change = await patch('shipments', { id: shipment.id, collection_min_date: '2026-11-25' });
  expect(change.statusCode, change.body).toBe(200);
  expect(change.json<{ shipment: Shipment }>().shipment).toMatchObject({ rate: shipment.rate, opt_in_rates: [80] });
  await adjust({ ...gift, charge_type: 'flat', charge_value: 10 }, true);
});

test('F184 an extra that the service or the account hasn’t got is refused at its field instead of left out', async () => {
  const own = {
    id: 81,
    name: 'White glove',
    is_opt_in: true,
    account_ids: [(await book(acme, {})).shipment.account_id],
  };
  await adjust({ ...own, charge_type: 'flat', charge_value: 30 });
  expect((await offered(acme)).map(({ id }) => id)).toContain(81);
  expect((await offered(prepaid)).map(({ id }) => id)).not.toContain(81);
  expect(await book(acme, { opt_in_rates: [81, wrapping] })).toMatchObject({
    ...{ status: 200, shipment: { opt_in_rates: expect.arrayContaining([wrapping, 81]) as number[] } },
  });
  const refused = {
    status: 422,
    code: 'invalid_shipment',
    errors: [{ field: 'opt_in_rates', code: 'opt_in_unavailable' }],
  };
  expect(await book(prepaid, { opt_in_rates: [81] })).toMatchObject(refused);
  await adjust({ ...own, charge_type: 'flat', charge_value: 30 }, true);
  expect(await book(acme, { opt_in_rates: [81], expected_rate: 1 })).toMatchObject(refused);
});

test('F184 a shipment keeps an extra that was removed after it was booked, until the rates of another day apply', async () => {
  const gone = { id: 82, name: 'Gone', is_opt_in: true, charge_type: 'flat', charge_value: 30 };
  await adjust(gone);
  const { shipment } = await book(acme, { opt_in_rates: [82] });
  await adjust(gone, true);
  const after = async (change: object) =>
    (await patch('shipments', { id: shipment.id, ...change })).json<{ shipment: Shipment }>().shipment;
  expect((await after({ declared_value: 100 })).opt_in_rates).toEqual([82]);
  expect((await after({ collection_min_date: '2026-11-25' })).opt_in_rates).toEqual([]);
});

test('F184 every extra says which service levels of the route have it', async () => {
  const levels = new Map((await offered(acme)).map(({ id, service_level_ids: ids }) => [id, ids]));
  expect(levels.get(wrapping)).toContain(await serviceId('ECO'));
  expect(levels.get(forklift)).not.toContain(await serviceId('LOF'));
});
