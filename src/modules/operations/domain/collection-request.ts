/** Which status may follow which on a bulk collection, and when the collection is over. */
import { collection_request_status } from '#generated/enums.ts';
import type { CollectionRequestStatus } from '#generated/types.ts';

const final = new Set<CollectionRequestStatus>(
  collection_request_status.flatMap((one) => (one['x-flags'].some((flag) => flag === 'final') ? [one.const] : [])),
);

/** Those that are not over, in the order of the schema. */
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

/** What staff may choose by hand, the present status left out: from unassigned only a cancellation; what is over stays as it is. */
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

/** Waybill numbers as people paste them, each once, in their order. */
export function referencesIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
}
