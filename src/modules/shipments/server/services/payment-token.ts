/** A token that lets a guest pay for the shipment that they booked, and nothing else. */
import { seal, unseal } from '#platform/server/db/seal.ts';
import type { Services } from '#platform/server/http/services.ts';

interface Grant {
  readonly provider_id: number;
  readonly shipment_id: number;
}

const purpose = 'shipment payment';
/** Longer than any provider gives for paying (`payment_pending_validity_period`): the status decides whether it can still be paid. */
const lifeMs = 366 * 24 * 3_600_000;

export function paymentToken({ keys, clock }: Pick<Services, 'keys' | 'clock'>, grant: Grant): string {
  return seal(keys, purpose, grant, clock().getTime() + lifeMs);
}

/** The id of the shipment; undefined for an invalid token, or one of another provider. */
export function shipmentOfToken(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  providerId: number,
  token: string,
): number | undefined {
  const grant = unseal(keys, purpose, token, clock().getTime()) as Grant | undefined;
  return grant?.provider_id === providerId ? grant.shipment_id : undefined;
}
