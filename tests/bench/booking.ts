/** Benchmarks booking through the API with twenty clients against a bare tenant transaction, and validating a file of ten thousand shipments. */
import { setTimeout as later } from 'node:timers/promises';
import type { BulkBooking } from '#generated/types.ts';
import { buildAccount } from '../factories/account.ts';
import { buildDemoRates } from '../factories/demo/rates.ts';
import { plain } from '../shipments/server/booking-requests.ts';
import { load, type Load } from './load.ts';
import { median, quantile } from './quantile.ts';
import type { Line } from './report.ts';
import { buildProcess, headersOf, serve } from './server/server.ts';
import { buildWorld, type Caller } from './server/server-world.ts';

const connections = 20;
const rounds = 3;
const seconds = 3;
const lines = 10_000;
const pollMs = 50;

export async function measureBooking(): Promise<readonly Line[]> {
  const world = await buildWorld(connections);
  const [first] = world.together;
  if (!first) throw new Error('nobody is signed in');
  const provider_id = first.providerId;
  const accounts = await world.write(async (tx) => {
    await buildDemoRates(tx, provider_id);
    const ids: number[] = [];
    for (const _ of world.together)
      ids.push((await buildAccount(tx, { provider_id, credit_limit_cents: 1_000_000_000_000 })).id);
    return ids;
  });
  const file = await buildProcess();
  const ours = await serve(file, 'working');
  const floor = await serve(file, 'floor');
  const booking = (): Promise<Load> =>
    load(ours.address, seconds, connections, 200, (at) => {
      const body = JSON.stringify({ ...plain, account_id: accounts[at] });
      const headers = { ...headersOf(world.together[at]), 'content-type': 'application/json' };
      return { method: 'POST', path: '/api/shipments', headers, body: () => body };
    });
  const least = (): Promise<Load> =>
    load(floor.address, seconds, connections, 200, () => ({ method: 'GET', path: '/transaction' }));
  try {
    // Before the bookings, because their events would keep the worker busy; the first file is a warm-up.
    await checkFile(ours.address, first, accounts[0] ?? 0);
    const checked = await checkFile(ours.address, first, accounts[0] ?? 0);
    const [booked, floors]: [Load[], Load[]] = [[], []];
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const [one, other] = [await least(), await booking()];
      if (round === 0) continue;
      floors.push(one);
      booked.push(other);
    }
    const perSecond = (loads: readonly Load[]): number => median(loads.map((one) => one.perSecond));
    const p99 = median(booked.map(({ latencies }) => quantile(latencies, 0.99)));
    return [
      {
        ...{ part: 'booking', what: `shipments booked, ${connections} clients`, unit: 'shipments/s' },
        ...{ value: perSecond(booked), ratio: perSecond(booked) / perSecond(floors), against: 'transaction floor' },
        goal: { of: 'ratio', atLeast: 1 / 40 },
        note: `p99 ${p99.toFixed(0)} ms`,
      },
      checked,
    ];
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    await world.close();
  }
}

/** From the upload until the last line is validated, with progress in between. */
async function checkFile(address: string, caller: Caller, account: number): Promise<Line> {
  const headings =
    'Sender,Collection street,Collection suburb,Collection city,Customer,Street,Suburb,City,Service,Length,Width,Height,Weight,Order';
  const rows = Array.from(
    { length: lines },
    (_, at) =>
      `Pieter,12 Rivonia Road,Sandton,Johannesburg,Thandi,8 Protea Avenue,Arcadia,Pretoria,ECO,20,20,10,2,${at}`,
  );
  const headers = headersOf(caller);
  const body = [headings, ...rows].join('\n');
  const started = performance.now();
  const sent = await fetch(`${address}/api/shipments/bulk?account_id=${account}`, {
    ...{ method: 'POST', body },
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}: ${await sent.text()}`);
  let now = ((await sent.json()) as { bulk_booking: BulkBooking }).bulk_booking;
  const seen = new Set<number>();
  while (now.state === 'checking') {
    await later(pollMs);
    const answer = await fetch(`${address}/api/shipments/bulk/${now.id}`, { headers });
    now = ((await answer.json()) as { bulk_booking: BulkBooking }).bulk_booking;
    seen.add(now.rows_checked);
  }
  const spent = performance.now() - started;
  if (now.rows_valid !== lines) throw new Error(`only ${now.rows_valid} lines of ${lines} can be booked`);
  return {
    ...{ part: 'booking', what: `a CSV file of ${lines} shipments uploaded and checked`, unit: 'ms', value: spent },
    goal: { of: 'value', atMost: 2000 },
    note: `progress seen at ${seen.size} points`,
  };
}
