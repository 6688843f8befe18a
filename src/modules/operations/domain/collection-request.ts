/** The status transitions of a bulk collection, and which statuses end it. */
import { collection_request_status } from '#generated/enums.ts';
import type { CollectionRequestStatus } from '#generated/types.ts';

const final = new Set<CollectionRequestStatus>(
  collection_request_status.flatMap((one) => (one['x-flags'].some((flag) => flag === 'final') ? [one.const] : [])),
);

/** Statuses that do not end it, in the order of the schema. */
export const openStatuses: readonly CollectionRequestStatus[] = collection_request_status
  .map((one) => one.const)
  .filter((status) => !final.has(status));

const byHand: readonly CollectionRequestStatus[] = [
  'collection-unassigned',
  'collection-failed-attempt',
  'collection-exception',
  'collection-rejected',
  'cancelled',
  'closed',
];

export function isOver(status: CollectionRequestStatus): boolean {
  return final.has(status);
}

/**
 * The statuses that staff may choose, without the current one: from unassigned only a cancellation; a finished
 * collection cannot change.
 */
export function nextStatuses(status: CollectionRequestStatus): readonly CollectionRequestStatus[] {
  if (isOver(status)) return [];
  if (status === 'collection-unassigned') return ['cancelled'];
  return byHand.filter((one) => one !== status);
}

export function requestStatusTitle(status: CollectionRequestStatus): string {
  return collection_request_status.find((one) => one.const === status)?.title ?? status;
}

/** `COL` and six digits. */
export function collectionReference(number: number): string {
  return `COL${String(number).padStart(6, '0')}`;
}

export const mostShipments = 500;

/** Pasted waybill numbers without duplicates, in their order. */
export function referencesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
}
