/** The history of a demo shipment so far: most are delivered in time, some have an exception, a few are returned. */
import type { Rate, ShipmentStatus } from '#generated/types.ts';
import type { Random } from '../tariff/demo-requests.ts';

export interface LifeEvent {
  readonly status: ShipmentStatus;
  readonly message: string | null;
  readonly location: string | null;
  readonly source: string;
  readonly date: Date;
}

export interface Life {
  readonly status: ShipmentStatus;
  readonly isReturn: boolean;
  readonly failedCollections: number;
  readonly failedDeliveries: number;
  readonly collected: Date | null;
  readonly delivered: Date | null;
  /** At the pickup point where it is collected. */
  readonly droppedOff: Date | null;
  readonly events: readonly LifeEvent[];
}

interface Facts {
  readonly created: Date;
  readonly until: Date;
  /** The towns of the two branches. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly rate: Rate;
  /** Whether exceptions are dealt with after some days. */
  readonly solves: boolean;
}

const hour = 3_600_000;

/** What the history says of a drop-off at a pickup point. */
export const droppedOff = 'Dropped off';

/** A step that happens some hours after the previous one. */
type Step = readonly [status: ShipmentStatus, hours: number, where?: 'from' | 'to' | undefined, message?: string];

const onTheWay: readonly Step[] = [
  ['collection-assigned', 1, 'from'],
  ['collected', 6, 'from'],
  ['at-hub', 4, 'from'],
  ['in-transit', 20],
  ['at-destination-hub', 30, 'to'],
  ['delivery-assigned', 12, 'to'],
  ['out-for-delivery', 3, 'to'],
];
const delivered: Step = ['delivered', 5, 'to'];
const failed: Step = ['delivery-failed-attempt', 3, 'to', 'Nobody was at home'];

/** What staff do about an exception. Takes place at fixed hours: without random numbers, all other shipments stay the same. */
const solutions: Partial<Record<ShipmentStatus, readonly Step[]>> = {
  'collection-exception': [['collection-assigned', 70, 'from'], ...onTheWay.slice(1), delivered],
  'delivery-exception': [['out-for-delivery', 90, 'to'], delivered],
  'returned-to-hub': [['returned-to-sender', 60, 'from']],
};

/** One of the possible histories of a shipment. */
function courseOf(random: Random): readonly Step[] {
  const chance = random();
  if (chance < 0.02) return [['cancelled', 2, undefined, 'Booked by mistake']];
  if (chance < 0.045) return [...onTheWay, ['delivery-exception', 3, 'to', 'Address incomplete']];
  if (chance < 0.065)
    return [
      ['collection-assigned', 1, 'from'],
      ['collection-exception', 5, 'from', 'Goods were not ready'],
    ];
  if (chance < 0.08) return [...onTheWay, failed, ['returned-to-hub', 5, 'to']];
  if (chance < 0.095) return [...onTheWay, failed, ['returned-to-hub', 5, 'to'], ['returned-to-sender', 48, 'from']];
  if (chance < 0.15)
    return [...onTheWay, failed, ['returned-to-hub', 5, 'to'], ['out-for-delivery', 18, 'to'], delivered];
  return [...onTheWay, delivered];
}

/** Its events up to `until`, starting with the booking. */
export function lifeOf(random: Random, { created, until, from, to, solves }: Facts): Life {
  const places = { from: from ?? null, to: to ?? null };
  const events: LifeEvent[] = [
    { status: 'submitted', message: null, location: null, source: 'booking', date: created },
  ];
  let at = created.getTime();
  const happens = ([status, hours, where, message]: Step, pace: number): boolean => {
    at += pace * hours * hour;
    if (at > until.getTime()) return false;
    const location = where === undefined ? null : places[where];
    events.push({ status, message: message ?? null, location, source: 'driver', date: new Date(at) });
    return true;
  };
  const isDone = courseOf(random).every((step) => happens(step, 0.5 + random()));
  if (solves && isDone) solutions[events.at(-1)!.status]?.every((step) => happens(step, 1));
  return { ...soFar(events), isReturn: random() < 0.02 };
}

/** What follows from the events so far, of which there is at least one. */
export function soFar(events: readonly LifeEvent[]): Life {
  const count = (expected: ShipmentStatus) => events.filter(({ status }) => status === expected).length;
  const dateOf = (expected: ShipmentStatus) => events.find(({ status }) => status === expected)?.date ?? null;
  return {
    status: events.at(-1)!.status,
    isReturn: false,
    failedCollections: count('collection-failed-attempt'),
    failedDeliveries: count('delivery-failed-attempt'),
    collected: dateOf('collected'),
    delivered: dateOf('delivered'),
    droppedOff: events.find(({ message }) => message === droppedOff)?.date ?? null,
    events,
  };
}
