/** Shipments at lockers and counters: some wait for their sender, some were dropped off, some wait for their receiver. */
import type { Row } from '#generated/database.ts';
import type { ShipmentLeg, ShipmentStatus } from '#generated/types.ts';
import { typeOfNetwork } from '#modules/geography/domain/pickup-points.ts';
import { opensLocker } from '#modules/shipments/domain/pins.ts';
import type { PickupPointProvider } from '#generated/types.ts';
import { numbers, type Random } from '../tariff/demo-requests.ts';
import { pick, placeFor, type Branch, type DemoPlace } from './places.ts';
import { droppedOff, soFar, type LifeEvent } from './shipment-life.ts';
import type { DemoBox, DemoRows } from './shipment-rows.ts';

type Point = Row<'pickup_points'>;

interface Facts {
  readonly accounts: readonly Row<'accounts'>[];
  readonly branches: readonly Branch[];
  readonly points: readonly Point[];
  /** Now. */
  readonly until: Date;
}

/** Something that happened so many hours ago. */
type Past = readonly [status: ShipmentStatus, hoursAgo: number, message?: string];

const hour = 3_600_000;
const customers: ReadonlySet<string> = new Set(['HIGHVELD', 'COASTAL', 'JACARANDA', 'FYNBOS']);

/** They fit into the compartments of every network. */
const boxes: readonly DemoBox[] = [
  [32, 15, 7, 1],
  [40, 16, 8, 2],
];

const arrived: readonly Past[] = [
  ['submitted', 74],
  ['collection-assigned', 73],
  ['collected', 69],
  ['at-hub', 64],
  ['in-transit', 46],
  ['at-destination-hub', 28],
];

/** How many of each side and network, and their histories so far. */
const waiting: readonly {
  readonly leg: ShipmentLeg;
  readonly network: PickupPointProvider;
  readonly count: number;
  readonly past: readonly Past[];
}[] = [
  { leg: 'collection', network: 'ram-counter', count: 3, past: [['awaiting-dropoff', 5]] },
  { leg: 'collection', network: 'bob-box', count: 2, past: [['awaiting-dropoff', 3]] },
  {
    ...{ leg: 'collection', network: 'ram-counter', count: 2 },
    past: [
      ['awaiting-dropoff', 22],
      ['submitted', 4, droppedOff],
    ],
  },
  { leg: 'delivery', network: 'ram-counter', count: 3, past: [...arrived, ['ready-for-pickup', 6]] },
  { leg: 'delivery', network: 'tcg-locker', count: 2, past: [...arrived, ['in-locker', 8]] },
];

/** Adds them in a sequence of their own, so that they change no other shipment. */
export function addPickupPointShipments(rows: DemoRows, { accounts, branches, points, until }: Facts): void {
  const random = numbers(43);
  const senders = accounts.filter(({ account_code }) => customers.has(account_code));
  for (const { leg, network, count, past } of waiting) {
    const near = points.filter((point) => point.pickup_point_provider === network);
    for (let number = 0; number < Math.min(count, near.length); number += 1) {
      const point = near[number]!;
      const events = eventsOf(past, until, point, number);
      const there: DemoPlace = { address: addressOf(point), branch: branches.find(({ name }) => name === point.city) };
      const door = placeFor(random, branches, 'business');
      rows.add(random, {
        created: events[0]!.date,
        ...(leg === 'collection' ? { from: there, to: door } : { from: door, to: there }),
        boxes: [pick(random, boxes)],
        choose: (priced) => priced[0],
        account: () => pick(random, senders),
        live: () => soFar(events),
        pickup: pickupOf(random, leg, point),
      });
    }
  }
}

function eventsOf(past: readonly Past[], until: Date, { city }: Point, number: number): readonly LifeEvent[] {
  return past.map(([status, hours, message = null], at) => ({
    ...{ status, message, location: at === 0 ? null : city, source: at === 0 ? 'booking' : 'driver' },
    date: new Date(until.getTime() - (hours + number / 2) * hour),
  }));
}

function pickupOf(random: Random, leg: ShipmentLeg, point: Point): Partial<Row<'shipments'>> {
  const { pickup_point_id, pickup_point_provider } = point;
  const ends = { [`${leg}_pickup_point_id`]: pickup_point_id, [`${leg}_pickup_point_provider`]: pickup_point_provider };
  const pin = opensLocker(ends, leg) ? String(Math.floor(random() * 1_000_000)).padStart(6, '0') : null;
  return { ...ends, [leg === 'collection' ? 'dropoff_pin' : 'pickup_pin']: pin };
}

function addressOf(point: Point): DemoPlace['address'] {
  const { name, street_address, local_area, city, zone, code, country, lat, lng, pickup_point_provider } = point;
  const type = typeOfNetwork(pickup_point_provider);
  return { type, company: name, street_address, local_area, city, zone, code, country, lat, lng };
}
