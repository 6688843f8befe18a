/** The statuses that a shipment has had: each is announced once, and again only after a new attempt. */
import type { ShipmentStatus } from '#generated/types.ts';

/** These end an attempt; what follows is another one, and is announced again. */
const beginsAgain: ReadonlySet<ShipmentStatus> = new Set([
  'quote-expired',
  'payment-failed',
  'collection-exception',
  'collection-failed-attempt',
  'delivery-exception',
  'delivery-failed-attempt',
  'returned-to-hub',
  'cancelled',
]);

export interface Had {
  /** Since the last attempt began. */
  readonly statuses: readonly ShipmentStatus[];
  /** The status just undone; null once anything else happened. */
  readonly undone: ShipmentStatus | null;
}

export interface Reached extends Had {
  /** Whether it should be announced. */
  readonly isFirst: boolean;
}

/** The new state after a move from one status to another. `isUndo`: the status `from` was a mistake. */
export function reach(had: Had, from: ShipmentStatus, to: ShipmentStatus, isUndo: boolean): Reached {
  const before = new Set([...had.statuses, from]);
  const statuses = [...new Set([...before, to])];
  if (isUndo) return { statuses, undone: from, isFirst: false };
  if (to === had.undone) return { statuses, undone: null, isFirst: false };
  if (beginsAgain.has(to)) return { statuses: [to], undone: null, isFirst: true };
  return { statuses, undone: null, isFirst: !before.has(to) };
}
