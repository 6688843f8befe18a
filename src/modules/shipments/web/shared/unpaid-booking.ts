/** Hands the price of a guest's booking that can't be paid online to its confirmation: guests can't load the shipment. */
import type { Shipment } from '#generated/types.ts';
import { isUnpaid } from '../../domain/paying.ts';

interface UnpaidBooking {
  readonly due: number;
}

/** As state of the navigation, which survives a reload. */
export function unpaidBooking({ status, rate }: Pick<Shipment, 'status' | 'rate'>): UnpaidBooking | undefined {
  return isUnpaid(status) && rate !== undefined ? { due: rate } : undefined;
}

/** The amount to pay; undefined where nothing is. */
export function amountDue(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'due' in state && typeof state.due === 'number'
    ? state.due
    : undefined;
}
