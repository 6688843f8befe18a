/** Sets the address of pickup points in a pricing request. */
import type { AddressRequest, PickupPointProvider, ProviderKind, Settings, ShipmentLeg } from '#generated/types.ts';
import { findPickupPoint } from '#modules/geography/server/services/pickup-points.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { legs } from '#modules/geography/domain/address.ts';
import { withPlaceNames } from '#modules/geography/domain/place-names.ts';
import { invalidShipment } from './rate-input.ts';

type Ends = Partial<Record<`${ShipmentLeg}_address`, AddressRequest>> &
  Partial<Record<`${ShipmentLeg}_pickup_point_id`, string | null>> &
  Partial<Record<`${ShipmentLeg}_pickup_point_provider`, PickupPointProvider | null>>;

export interface PointsOffered {
  readonly settings: Settings;
  readonly providerKind: ProviderKind;
}

/**
 * Throws `invalid_shipment` for a pickup point that the provider does not offer, and for a side with neither pickup
 * point nor address.
 */
export async function withPickupEnds<Body extends Ends>(
  tx: Transaction,
  body: Body,
  { settings, providerKind }: PointsOffered,
): Promise<Body & Record<`${ShipmentLeg}_address`, AddressRequest>> {
  const placed: Partial<Record<`${ShipmentLeg}_address`, AddressRequest>> = {};
  for (const leg of legs) {
    const [id, network] = [body[`${leg}_pickup_point_id`], body[`${leg}_pickup_point_provider`]];
    const typed = body[`${leg}_address`];
    if (!id && !typed)
      throw invalidShipment([{ field: `${leg}_address`, message: 'Enter an address or a pickup point.' }]);
    if (!id) {
      placed[`${leg}_address`] = withPlaceNames(typed ?? {});
      continue;
    }
    const named = network && { pickup_point_id: id, pickup_point_provider: network };
    const point = named ? await findPickupPoint(tx, named, settings, providerKind) : undefined;
    if (!point)
      throw invalidShipment([{ field: `${leg}_pickup_point_id`, message: 'This pickup point isn’t available.' }]);
    const { type, lat, lng } = point;
    placed[`${leg}_address`] = { ...point.address, type, lat, lng };
  }
  return { ...body, ...(placed as Record<`${ShipmentLeg}_address`, AddressRequest>) };
}
