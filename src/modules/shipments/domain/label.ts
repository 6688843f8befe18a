/** The content of a label, independent of layout and printing. */
import { countryName } from '#engine/values/country.ts';
import { homeCountry } from '#modules/geography/domain/place.ts';
import { counted } from '#engine/values/sentence.ts';
import { displayPhone } from '#platform/domain/phone.ts';
import type { Address, Contact, Parcel, Shipment, WaybillType } from '#generated/types.ts';

export type LabelledShipment = Pick<
  Shipment,
  | 'tracking_reference'
  | 'tracking_url'
  | 'customer_reference'
  | 'category'
  | 'service_level_code'
  | 'service_level_name'
  | 'collection_address'
  | 'collection_contact'
  | 'delivery_address'
  | 'delivery_contact'
  | 'delivery_pickup_point_id'
  | 'special_instructions_delivery'
> & {
  readonly parcels?: readonly Pick<
    Parcel,
    'tracking_reference' | 'alternative_tracking_reference' | 'submitted_weight_kg' | 'actual_weight_kg'
  >[];
};

/** The routing code for the hubs: `JNB-J1`, Johannesburg. */
export interface Routing {
  readonly code: string;
  readonly branch: string;
}

export interface LabelOptions {
  /** Printed when there is no logo. */
  readonly provider: string;
  /** One label for the whole shipment, or one per parcel. */
  readonly type: WaybillType;
  /** The barcode contains the customer's reference of a parcel, if there is one. */
  readonly alternativeReference: boolean;
  readonly routing?: Routing | undefined;
}

/** Empty texts are not printed. */
export interface Label {
  readonly provider: string;
  readonly service: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly phone: string;
  readonly routing: Routing | undefined;
  /** `1 of 3`, or `3 parcels` for the whole shipment. */
  readonly pieces: string;
  readonly weight: string;
  /** The reference in plain text. */
  readonly reference: string;
  /** The content of the Code 128 barcode. */
  readonly barcode: string;
  /** The content of the QR code: the tracking page. */
  readonly link: string;
  readonly customerReference: string;
  /** What the parcels contain. */
  readonly category: string;
  readonly instructions: string;
}

/** The labels of a shipment in the order of its parcels. */
export function labelsOf(shipment: LabelledShipment, options: LabelOptions): readonly Label[] {
  const { parcels = [] } = shipment;
  const common = {
    provider: options.provider,
    service: shipment.service_level_code ?? shipment.service_level_name ?? '',
    from: partyLines(shipment.collection_contact, shipment.collection_address),
    to: partyLines(shipment.delivery_contact, shipment.delivery_address, shipment.delivery_pickup_point_id),
    phone: displayPhone(shipment.delivery_contact?.mobile_number ?? ''),
    routing: options.routing,
    link: shipment.tracking_url ?? shipment.tracking_reference,
    customerReference: shipment.customer_reference ?? '',
    category: shipment.category ?? '',
    instructions: shipment.special_instructions_delivery ?? '',
  };
  if (options.type === 'shipment' || parcels.length === 0) {
    const { tracking_reference: reference } = shipment;
    const pieces = counted(parcels.length, 'parcel', 'parcels');
    return [{ ...common, reference, barcode: reference, pieces, weight: kilograms(parcels) }];
  }
  return parcels.map((parcel, index) => {
    const { tracking_reference: reference, alternative_tracking_reference: other } = parcel;
    const barcode = options.alternativeReference && other && isBarcodeText(other) ? other : reference;
    const pieces = `${index + 1} of ${parcels.length}`;
    return { ...common, reference: barcode, barcode, pieces, weight: kilograms([parcel]) };
  });
}

/** Code 128 encodes printable ASCII; more than 30 characters would be too fine to print. */
export function isBarcodeText(text: string): boolean {
  return /^[\x20-\x7e]{1,30}$/.test(text);
}

function partyLines(
  contact: Partial<Contact> | undefined,
  address: Partial<Address> | undefined,
  pickupPoint?: string,
): readonly string[] {
  const { company, street_address, local_area, city, zone, code, country } = address ?? {};
  const names = [company, contact?.name].filter((name, index, all) => all.indexOf(name) === index);
  const abroad = country !== undefined && country !== homeCountry ? countryName(country) : undefined;
  return [
    ...names,
    pickupPoint && `Pickup point ${pickupPoint}`,
    street_address,
    local_area === city ? undefined : local_area,
    [[city, code].filter(Boolean).join(' '), zone, abroad].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line?.trim()));
}

function kilograms(parcels: NonNullable<LabelledShipment['parcels']>): string {
  if (parcels.length === 0) return '';
  const grams = parcels.map(({ actual_weight_kg: actual, submitted_weight_kg: booked }) => (actual ?? booked) * 1000);
  const sum = grams.reduce((before, one) => before + Math.round(one), 0);
  return `${sum / 1000} kg`;
}
