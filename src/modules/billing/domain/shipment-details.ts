/** What an invoice says about a shipment, so that customers recognise it and can check its price. */
import { counted } from '#engine/values/sentence.ts';
import type { Address } from '#generated/types.ts';
import { weightText } from '#platform/domain/amount.ts';

interface ChargedShipment {
  readonly service_level_name: string;
  readonly from: Pick<Address, 'city' | 'country'>;
  readonly to: Pick<Address, 'city' | 'country'>;
  readonly parcel_count: number;
  /** In kilograms. */
  readonly charged_weight: number;
}

/** `Economy, Pretoria to Cape Town, 3 parcels, 18 kg` */
export function shipmentDetails(shipment: ChargedShipment): string {
  const { service_level_name: service, from, to, parcel_count: count, charged_weight: weight } = shipment;
  const places = [from, to].map(({ city, country }) => city || country).join(' to ');
  return [service, places, counted(count, 'parcel', 'parcels'), weightText(weight)].join(', ');
}

/** The text of a line where it has one column for both, such as on paper. */
export function describedCharge({ description, details }: { description: string; details?: string | null }): string {
  return details ? `${description}: ${details}` : description;
}
