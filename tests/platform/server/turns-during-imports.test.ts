/** Importing a file lets others have their turn after every line that takes long: in reading, in checking and in what is returned. */
import { expect, test } from 'vitest';
import { bulkBookingJob } from '#modules/shipments/server/bulk/bulk-job.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { turnsLeftBy } from '../../turns.ts';
import { runWaiting } from '../../waiting-jobs.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');

const count = 40;
const file = (head: string, line: (at: number) => string): string =>
  [head, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');

async function send(caller: Caller, url: string, text: string): Promise<void> {
  const answer = await site.request({
    ...{ method: 'POST', url: `/api${url}`, payload: Buffer.from(text) },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream' },
  });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
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
    ...(['areas: read and checked twice', staff, '/maps/zones/import?layer=rates&dry_run=true'] as const),
    `<kml>${Array.from({ length: count }, (_, at) => placemark(at)).join('')}</kml>`,
    3,
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
