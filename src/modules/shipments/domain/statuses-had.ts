/** Which statuses a shipment had already: people are told of each once, and again only when it is tried again. */
import type { ShipmentStatus } from '#generated/types.ts';

/** Whatever was tried is over with these; what follows is another try, of which people hear again. */
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
  /** Since the last try began. */
  readonly statuses: readonly ShipmentStatus[];
  /** What was taken back just now; null once anything else happened. */
  readonly undone: ShipmentStatus | null;
}

export interface Reached extends Had {
  /** Whether this is news to the people of the shipment. */
  readonly isFirst: boolean;
}

/** What a move from one status to another makes of them. `isUndo`: the status `from` was a mistake. */
export function reach(had: Had, from: ShipmentStatus, to: ShipmentStatus, isUndo: boolean): Reached {
  const before = new Set([...had.statuses, from]);
  const statuses = [...new Set([...before, to])];
  if (isUndo) return { statuses, undone: from, isFirst: false };
  if (to === had.undone) return { statuses, undone: null, isFirst: false };
  if (beginsAgain.has(to)) return { statuses: [to], undone: null, isFirst: true };
  return { statuses, undone: null, isFirst: !before.has(to) };
}
