/**
 * Kills the server's and the database's process while clients book, and while a file of shipments is booked: every request takes effect
 * exactly once and completely. Clients repeat unanswered requests with the same idempotency key, like ours.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { BulkBooking, Shipment } from '#generated/types.ts';
import { requestJson } from '../e2e/api.ts';
import { dataFolder, freePort, start } from '../e2e/started.ts';
import { demoPassword } from '../factories/password.ts';
import { plain } from '../shipments/server/booking-requests.ts';
import { killPart, type Part } from './killing.ts';

const clients = 10;
const lines = 400;
const parts: readonly Part[] = ['server', 'database', 'server', 'database', 'server'];
const waitMs = 240_000;

const folder = dataFolder();
const server = start({ dataDir: folder.path, port: await freePort() });
afterAll(async () => {
  if (server.child.exitCode === null) await server.kill();
  folder.remove();
});

const read = <T>(path: string, token: string) => requestJson<T>(server.port, path, { token });

async function signIn(email: string): Promise<string> {
  const body = { email, password: demoPassword };
  return (await requestJson<{ access_token: string }>(server.port, '/api/login', { body })).access_token;
}

/** Sends until the response is not that of an unavailable service. */
async function insist(path: string, token: string, key: string, body: object, method = 'POST'): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...{ method, body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200 && text !== undefined) return JSON.parse(text);
    if (answer && answer.status < 500) throw new Error(`${answer.status} ${text}`);
    await sleep(100);
  }
}

const headings = ['Sender', 'Collection street', 'Collection suburb', 'Collection city', 'Collection province'];
headings.push('Customer', 'Street', 'Suburb', 'City', 'Province', 'Service', 'Length', 'Width', 'Height', 'Weight');
headings.push('Order number', 'Qty');
const line = (reference: string): string =>
  `Pieter;12 Rivonia Road;Sandton;Johannesburg;GP;Thandi;8 Protea Avenue;Arcadia;Pretoria;Gauteng;ECO;20;20;10;2;${reference};1`;

async function upload(token: string): Promise<number> {
  const file = [headings.join(';'), ...Array.from({ length: lines }, (_, at) => line(`FILE-${at}`))].join('\r\n');
  const address = `http://127.0.0.1:${server.port}/api/shipments/bulk?file_name=orders.csv`;
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', body: file, headers });
  return ((await answer.json()) as { bulk_booking: BulkBooking }).bulk_booking.id;
}

const fileOf = async (id: number, token: string): Promise<BulkBooking> =>
  (await read<{ bulk_booking: BulkBooking }>(`/api/shipments/bulk/${id}`, token)).bulk_booking;

async function shipmentsOf(token: string, prefix: string): Promise<readonly Shipment[]> {
  const all: Shipment[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = new URLSearchParams({ limit: '100', offset: String(offset), customer_reference: `${prefix}%` });
    const { shipments } = await read<{ shipments: Shipment[] }>(`/api/shipments?${query.toString()}`, token);
    all.push(...shipments);
    if (shipments.length < 100) return all;
  }
}

test('requests of clients and lines of a file take effect exactly once and completely, however often a process is killed', async () => {
  await server.until(/Ready in/);
  const [staff, customer] = [await signIn('staff@kestrel.test'), await signIn('owner@acme.test')];
  const { accounts } = await read<{ accounts: { id: number }[] }>('/api/accounts?search=Acme', staff);
  const account_id = accounts[0]!.id;
  // So that nothing is rejected: every line of the file is booked.
  await insist('/api/accounts', staff, 'limit', { account_id, credit_limit: 1_000_000 }, 'PATCH');
  const file = await upload(customer);
  await expect.poll(async () => (await fileOf(file, customer)).state, { timeout: waitMs }).toBe('checked');

  const over = new AbortController();
  const { signal } = over;
  const answered: string[] = [];
  const booking = Array.from({ length: clients }, async (_, client) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const reference = `KILL-${client}-${turn}`;
      const body = { ...plain, customer_reference: reference };
      await insist('/api/shipments', customer, reference, body);
      answered.push(reference);
    }
  });
  await insist('/api/shipments/bulk/book', customer, 'file', { id: file });
  for (const part of parts) {
    await sleep(2_000);
    await killPart(server, folder.path, part);
  }
  over.abort();
  await Promise.all(booking);

  await expect.poll(async () => (await fileOf(file, customer)).state, { timeout: waitMs }).toBe('done');
  const booked = await shipmentsOf(customer, 'KILL-');
  const references = booked.map(({ customer_reference: reference }) => reference);
  expect(references).toHaveLength(answered.length);
  expect(new Set(references)).toEqual(new Set(answered));
  const fromFile = await shipmentsOf(customer, 'FILE-');
  expect(new Set(fromFile.map(({ customer_reference: reference }) => reference)).size).toBe(fromFile.length);
  expect(await fileOf(file, customer)).toMatchObject({ rows_total: lines, rows_booked: lines, rows_failed: 0 });
  expect(fromFile).toHaveLength(lines);
  console.log(`${booked.length} bookings answered and there, ${fromFile.length} lines of the file`);
  for (const { parcels, status } of [...booked, ...fromFile]) {
    expect(parcels).toHaveLength(1);
    expect(['submitted', 'on-hold', 'collection-assigned', 'collection-unassigned']).toContain(status);
  }
  expect(await server.interrupt()).toBe(0);
}, 900_000);
