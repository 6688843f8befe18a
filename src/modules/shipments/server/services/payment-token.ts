/** What lets somebody who is not signed in pay for a shipment: given to whoever booked it, and good for nothing else. */
import { seal, unseal } from '#platform/server/db/seal.ts';
import type { Services } from '#platform/server/http/services.ts';

interface Grant {
  readonly provider_id: number;
  readonly shipment_id: number;
}

const purpose = 'shipment payment';
const lifeMs = 30 * 24 * 3_600_000;

export function paymentToken({ keys, clock }: Pick<Services, 'keys' | 'clock'>, grant: Grant): string {
  return seal(keys, purpose, grant, clock().getTime() + lifeMs);
}

/** The number of the shipment; undefined for a token that is not ours, or of another provider. */
export function shipmentOfToken(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  providerId: number,
  token: string,
): number | undefined {
  const grant = unseal(keys, purpose, token, clock().getTime()) as Grant | undefined;
  return grant?.provider_id === providerId ? grant.shipment_id : undefined;
}
