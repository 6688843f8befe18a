/** The demo's saved quotes and uploaded files can be processed further. */
import { expect, test } from 'vitest';
import type { BulkBooking, ReadInboxAnswer200, Shipment, ShipmentQuote } from '#generated/types.ts';
import { signIn, testApp } from '../../app.ts';
import { eventMs } from '../../patience.ts';

const site = await testApp({ jobs: true });
const owner = await signIn(site, 'owner@acme.test');
const staff = await signIn(site, 'staff@kestrel.test');

test('a saved quote is booked, and the expired one is visible to staff only', async () => {
  const quotesOf = async (caller: typeof owner) =>
    (await caller.get('/api/shipment-quotes')).json<{ shipment_quotes: ShipmentQuote[] }>().shipment_quotes;
  const own = await quotesOf(owner);
  expect(own.map(({ status }) => status)).toEqual(['quote', 'quote']);
  expect((await quotesOf(staff)).map(({ status }) => status)).toContain('quote-expired');
  expect((await owner.post('/api/shipment-quotes/convert', { id: own[0]!.id })).statusCode).toBe(200);
  const { shipments } = (await owner.get(`/api/shipments?id=${own[0]!.id}`)).json<{ shipments: Shipment[] }>();
  expect(shipments.map(({ status }) => status)).toEqual(['submitted']);
});

test('a validated file is booked line by line', async () => {
  const { bulk_bookings: files } = (await owner.get('/api/shipments/bulk')).json<{ bulk_bookings: BulkBooking[] }>();
  expect(files.map(({ file_name, state }) => [file_name, state])).toEqual([
    ['web-shop.csv', 'checked'],
    ['october-orders.csv', 'done'],
  ]);
  const read = async (at: number) =>
    (await owner.get(`/api/shipments/bulk/${files[at]!.id}`)).json<{ bulk_booking: BulkBooking }>().bulk_booking;
  expect(await read(1)).toMatchObject({ rows_total: 9, rows_booked: 8, rows_failed: 1 });
  const checked = await read(0);
  expect(checked).toMatchObject({ rows_valid: 8, rows_failed: 1 });
  expect(checked.amount_valid).toBeGreaterThan(0);
  expect(checked.refusal).toBeUndefined();
  const body = { id: files[0]!.id, no_dangerous_goods: true };
  expect((await owner.post('/api/shipments/bulk/book', body)).statusCode).toBe(200);
  await expect
    .poll(() => read(0), { timeout: eventMs })
    .toMatchObject({ state: 'done', rows_booked: 8, rows_failed: 1 });
});

test('each message of the inbox links to its subject', async () => {
  const { inbox } = (await owner.get('/api/inbox')).json<ReadInboxAnswer200>();
  expect(inbox).toHaveLength(3);
  for (const { body } of inbox) expect(body).toMatch(/https?:\/\/\S+\/(?:downloads|shipments\/\d+)\n/);
});
