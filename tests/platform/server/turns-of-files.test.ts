/** Importing or writing a file lets others have their turn after every line that takes long: in reading, in checking and in what is returned. */
import { expect, test, vi } from 'vitest';
import { bulkBookingJob } from '#modules/shipments/server/bulk/bulk-job.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { accountId } from '../../factories/account.ts';
import { buildStoredShipment } from '../../factories/stored-shipment.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { turnsLeftBy } from '../../turns.ts';
import { runWaiting } from '../../waiting-jobs.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const count = 40;
const file = (head: string, line: (at: number) => string): string =>
  [head, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');

async function send(caller: Caller, url: string, text: string, status = 200): Promise<void> {
  const answer = await site.request({
    ...{ method: 'POST', url: `/api${url}`, payload: Buffer.from(text) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([status, expect.any(String)]);
}

const addresses = '/accounts/address-books/import?dry_run=true';
const accounts = '/accounts/import?dry_run=true';

const placemark = (at: number): string => {
  const ring = '28,-26 29,-26 29,-25 28,-26';
  const polygon = `<Polygon><outerBoundaryIs><coordinates>${ring}</coordinates></outerBoundaryIs></Polygon>`;
  return `<Placemark><name>North ${at}</name>${polygon}</Placemark>`;
};

test.each<[what: string, caller: Caller, url: string, text: string, steps: number]>([
  [
    ...(['addresses: read, checked and compared', customer, addresses] as const),
    file('Name,Street,Suburb,City,Province', (at) => `Rea ${at},${at} Mill Street,Jet Park,Boksburg,Gauteng`),
    3,
  ],
  [
    ...(['refused addresses: read, checked and returned', customer, addresses] as const),
    file('Name,Suburb,City', (at) => `Rea ${at},Jet Park,`),
    3,
  ],
  [...(['accounts: read and checked', staff, accounts] as const), file('Name,Type', (at) => `Turns ${at},Prepaid`), 2],
  [
    ...(['refused accounts: read, checked and returned', staff, accounts] as const),
    file('Name,Type', (at) => `Turns ${at},Gratis`),
    3,
  ],
  [
    ...(['payments: read and parsed', staff, '/billing/import/payments?dry_run=true'] as const),
    file('Date,Amount,Reference', (at) => `2026-11-22,${at + 1}.00,ACME`),
    2,
  ],
  [
    ...([
      'areas: read in a thread of their own, and checked twice here',
      staff,
      '/maps/zones/import?layer=rates&dry_run=true',
    ] as const),
    `<kml>${Array.from({ length: count }, (_, at) => placemark(at)).join('')}</kml>`,
    2,
  ],
])('%s', async (_, caller, url, text, steps) => {
  expect(await turnsLeftBy(() => send(caller, url, text))).toBeGreaterThanOrEqual(steps * count);
});

test('bookings: read, checked in a job, and returned', async () => {
  const cells = ['Rea', '8 Protea Avenue', 'Arcadia', 'Pretoria', 'Gauteng', 'ECO', 'heavy'];
  const text = file('Customer,Street,Suburb,City,Province,Service,Weight', () => cells.join(','));
  const upload = () => send(customer, '/shipments/bulk?file_name=turns.csv', text);
  expect(await turnsLeftBy(upload)).toBeGreaterThanOrEqual(count);
  expect(await turnsLeftBy(() => runWaiting(site, bulkBookingJob(site.app)))).toBeGreaterThanOrEqual(2 * count);
  const listed = await customer.get('/api/shipments/bulk?limit=1');
  const [{ id }] = listed.json<{ bulk_bookings: [{ id: number }] }>().bulk_bookings;
  const returned = async () => expect((await customer.get(`/api/shipments/bulk/${id}/file`)).statusCode).toBe(200);
  expect(await turnsLeftBy(returned)).toBeGreaterThanOrEqual(2 * count);
});

test('areas: a file that takes seconds is parsed by its thread alone', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    await send(
      staff,
      '/maps/zones/import?layer=rates',
      `{"features":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      422,
    );
    const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
    expect(longest).toBeLessThan(100_000);
  } finally {
    parse.mockRestore();
  }
});

test('exports: each row is read and written', async () => {
  let rows = 0;
  const written = async (): Promise<void> => {
    const answer = await staff.post('/api/accounts/export?format=csv', {});
    rows = answer.json<{ export: { rows_total: number } }>().export.rows_total;
  };
  const turns = await turnsLeftBy(written);
  expect(rows).toBeGreaterThan(2);
  expect(turns).toBeGreaterThanOrEqual(2 * rows);
});

test('labels of a label printer', async () => {
  const { id } = await inTenant(site.database.app, 1, async (tx) => {
    const account_id = await accountId(tx);
    return buildStoredShipment(
      tx,
      { provider_id: 1, account_id },
      Array.from({ length: count }, () => ({})),
    );
  });
  const printed = async (): Promise<void> => {
    const answer = await staff.get(`/api/shipments/label/stickers?id=${id}&format=zpl`);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('url')]);
  };
  expect(await turnsLeftBy(printed)).toBeGreaterThanOrEqual(count);
});
