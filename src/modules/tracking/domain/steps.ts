/** The progress of a shipment in four steps, for customers and receivers. */
import type { ShipmentStatus } from '#generated/types.ts';
import { hasFlag } from '#modules/shipments/domain/status.ts';

export type StepName = 'created' | 'collected' | 'in-transit' | 'delivered';
export type StepState = 'complete' | 'current' | 'pending';

export interface TrackingStep {
  readonly name: StepName;
  readonly state: StepState;
}

const names: readonly StepName[] = ['created', 'collected', 'in-transit', 'delivered'];
const handedOver: readonly ShipmentStatus[] = ['delivered', 'collected-from-locker', 'collected-from-counter'];
const beforeBooking: readonly ShipmentStatus[] = ['quote', 'quote-expired', 'payment-pending', 'payment-failed'];

/** The step of a status; -1 before the booking. Holds, and ends other than a delivery, do not affect it. */
function stepOf(status: ShipmentStatus): number | undefined {
  if (beforeBooking.includes(status)) return -1;
  if (handedOver.includes(status)) return 3;
  if (status === 'on-hold' || status === 'on-hold-internal' || hasFlag(status, 'final')) return undefined;
  if (status === 'collected') return 1;
  return hasFlag(status, 'past_collection') ? 2 : 0;
}

/**
 * The furthest step counts, so that a parcel that returns to the hub or is on hold does not fall back. A shipment that
 * ended without a delivery has no current step.
 * @param history every status that the shipment had, oldest first, its present one last. The furthest step counts, so that a parcel
 * that goes back to the hub or is on hold does not fall back. A shipment that ended without a delivery has no current step.
 */
export function trackingSteps(history: readonly ShipmentStatus[]): readonly TrackingStep[] {
  const latest = history.at(-1);
  const furthest = Math.max(-1, ...history.flatMap((status) => stepOf(status) ?? []));
  const isOver = latest !== undefined && (hasFlag(latest, 'final') || handedOver.includes(latest));
  return names.map((name, index) => ({ name, state: stateOf(index, furthest, isOver) }));
}

function stateOf(index: number, furthest: number, isOver: boolean): StepState {
  if (index < furthest || (index === furthest && isOver)) return 'complete';
  return index === Math.max(0, furthest) && !isOver ? 'current' : 'pending';
}
