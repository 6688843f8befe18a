/** Pickup points for higher modules. */
import type { PickupPoint, PickupPointProvider, ProviderKind } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { networksOffered, type PickupPointSettings } from '../../domain/pickup-points.ts';
import { findPickupPoints } from '../pickup-points/repository.ts';

export interface PickupPointNamed {
  readonly pickup_point_id: string;
  readonly pickup_point_provider: PickupPointProvider;
}

/** The pickup point of a shipment, if its network is turned on by the provider; undefined for any other. */
export async function findPickupPoint(
  tx: Transaction,
  { pickup_point_id: id, pickup_point_provider: network }: PickupPointNamed,
  settings: PickupPointSettings,
  kind: ProviderKind,
): Promise<PickupPoint | undefined> {
  if (!networksOffered(settings, kind).includes(network)) return undefined;
  const { points } = await findPickupPoints(tx, { networks: [network], id, closestFirst: false, limit: 1, offset: 0 });
  return points[0];
}
