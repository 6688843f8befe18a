/** The effects of a move on a shipment, besides charges; shared by single and bulk moves. */
import type { ShipmentStatus } from '#generated/types.ts';
import { legWithoutDriver } from '../../domain/driver-jobs.ts';
import { isDropoff } from '../../domain/dropoff.ts';
import { hasFlag, isHold, isReceived, statusBesidesHold, statusOf } from '../../domain/status.ts';
import { reach } from '../../domain/statuses-had.ts';
import { mayMove } from '../../domain/transitions.ts';

/** The state of the shipment before. */
export interface Before {
  readonly status: string;
  readonly statuses_had: readonly string[];
  readonly undone_status: string | null;
  readonly failed_collection_attempts: number;
  readonly failed_delivery_attempts: number;
  readonly collection_pickup_point_id: string | null;
  readonly status_before_hold: string | null;
  readonly collected_date: Date | null;
  readonly delivered_date: Date | null;
}

interface Moving {
  readonly to: ShipmentStatus;
  readonly parcelId: number | null;
  readonly isUndo?: boolean;
  readonly message: string | null;
  readonly at: Date;
}

/** Columns that change; absent ones stay. */
export interface MovedColumns {
  readonly status: ShipmentStatus;
  readonly statuses_had?: ShipmentStatus[];
  readonly undone_status?: ShipmentStatus | null;
  readonly cancellation_reason?: string | null;
  readonly status_before_hold?: ShipmentStatus | null;
  readonly dropped_off_date?: Date | null;
  readonly awaiting_dropoff_since?: Date;
  readonly collected_date?: Date | null;
  readonly delivered_date?: Date | null;
  readonly returned_to_hub_date?: Date;
  readonly collection_agent_id?: null;
  readonly delivery_agent_id?: null;
  readonly failed_collection_attempts?: number;
  readonly failed_delivery_attempts?: number;
}

export interface Consequences {
  readonly columns: MovedColumns;
  /** What changed, by the names of the entity's fields. */
  readonly fields: readonly string[];
  readonly isMoved: boolean;
  /** Whether it should be announced. */
  readonly isFirst: boolean;
}

interface Effect {
  /** The resulting status. */
  readonly status: ShipmentStatus;
  /** Whether the event only joins the history: it is late, or the shipment is on hold. */
  readonly isNoted: boolean;
  /** Whether it tells where a shipment on hold is now. */
  readonly movesPlace: boolean;
}

/** The shipment must be locked. */
export function consequencesOf(before: Before, move: Moving, { status, isNoted, movesPlace }: Effect): Consequences {
  const from = statusOf(before);
  const isMoved = status !== from;
  const attempts = move.parcelId !== null || (isNoted && move.isUndo) ? {} : attemptsOf(before, move);
  const had = {
    statuses: before.statuses_had as ShipmentStatus[],
    undone: before.undone_status as ShipmentStatus | null,
  };
  const reached = reach(had, from, status, move.isUndo === true);
  const columns: MovedColumns = {
    status,
    ...(isMoved
      ? { ...dropoffOf(before, status, move.at), ...holdOf(from, status), ...effectsOf(before, status, move) }
      : {}),
    ...attempts,
    ...(isNoted ? missedOf(before, move) : {}),
    ...(movesPlace ? placeOf(before, move.to) : {}),
    ...(isMoved ? { statuses_had: [...reached.statuses], undone_status: reached.undone } : {}),
  };
  return {
    columns,
    fields: ['status', ...Object.keys(columns).filter((name) => name.endsWith('_agent_id'))],
    isMoved,
    // Another failed attempt is announced although the status stays.
    isFirst: isMoved ? reached.isFirst : !isNoted && Object.keys(attempts).length > 0,
  };
}

type DropoffColumns = Pick<MovedColumns, 'dropped_off_date' | 'awaiting_dropoff_since'>;

/** A correction to awaiting the drop-off takes it back. */
function dropoffOf(before: Before, to: ShipmentStatus, at: Date): DropoffColumns {
  if (to === 'awaiting-dropoff') return { dropped_off_date: null, awaiting_dropoff_since: at };
  const isDroppedOff = before.collection_pickup_point_id !== null && isDropoff(statusOf(before), to);
  return isDroppedOff ? { dropped_off_date: at } : {};
}

/** From one kind of hold to the other it stays where it was. */
function holdOf(from: ShipmentStatus, to: ShipmentStatus): Pick<MovedColumns, 'status_before_hold'> {
  if (isHold(from) === isHold(to)) return {};
  return { status_before_hold: isHold(to) ? from : null };
}

/** A shipment on hold is released to where it was seen last. */
function placeOf(before: Before, to: ShipmentStatus): Pick<MovedColumns, 'status_before_hold'> {
  return mayMove({ status: statusBesidesHold(before) }, to, 'event') ? { status_before_hold: to } : {};
}

/** The collection reported after the scan at the hub, by a driver who was offline, still has its date (F205). */
function missedOf(
  { collected_date: known }: Before,
  { to, at, parcelId }: Moving,
): Pick<MovedColumns, 'collected_date'> {
  return to === 'collected' && parcelId === null && (known === null || at < known) ? { collected_date: at } : {};
}

/** Further columns that reaching a status sets. */
function effectsOf(before: Before, status: ShipmentStatus, moving: Moving): Omit<MovedColumns, 'status'> {
  const { at, message } = moving;
  if (status === 'cancelled') return { cancellation_reason: message };
  const leg = legWithoutDriver(status);
  return {
    ...datesOf(before, status, moving),
    ...(status === 'returned-to-hub' && { returned_to_hub_date: at }),
    ...(leg && { [`${leg}_agent_id`]: null }),
  };
}

/**
 * When it was collected and delivered. A shipment that goes back to before its collection or delivery, because the scan
 * was a mistake, has no such date any more; one that ended or is on hold keeps both.
 */
function datesOf(
  before: Before,
  status: ShipmentStatus,
  { at, isUndo }: Moving,
): Pick<MovedColumns, 'collected_date' | 'delivered_date'> {
  if (isHold(status)) return {};
  const isEnd = hasFlag(status, 'final');
  const [collected, delivered] = [before.collected_date, before.delivered_date];
  return {
    ...(isCollection(before, status) && !(isUndo && collected) && { collected_date: at }),
    ...(!hasFlag(status, 'past_collection') && !isEnd && collected && { collected_date: null }),
    ...(isReceived(status) && !(isUndo && delivered) && { delivered_date: at }),
    ...(!isReceived(status) && !isEnd && delivered && { delivered_date: null }),
  };
}

/** Reported as such, or seen by the first scan at a hub where nobody reported it. */
function isCollection({ collected_date: known }: Before, status: ShipmentStatus): boolean {
  return status === 'collected' || (known === null && hasFlag(status, 'past_collection'));
}

const counters = {
  'collection-failed-attempt': 'failed_collection_attempts',
  'delivery-failed-attempt': 'failed_delivery_attempts',
} as const;

/** Each failed attempt counts, even if the status stays (F205), until it is undone. */
function attemptsOf(before: Before, { to, isUndo }: Moving): Omit<MovedColumns, 'status'> {
  const from = statusOf(before);
  const counter = (counters as Partial<Record<ShipmentStatus, (typeof counters)[keyof typeof counters]>>)[
    isUndo ? from : to
  ];
  if (counter === undefined || (isUndo && from === to)) return {};
  return { [counter]: Math.max(0, before[counter] + (isUndo ? -1 : 1)) };
}
